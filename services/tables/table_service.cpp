// Between the words of a table and those of a stream.
#include "services/tables/table_service.h"

#include <charconv>

namespace lammer::services {
namespace {

constexpr std::string_view prefix = "table/";

}  // namespace

StreamName stream_of(const std::string& room, TableId table) {
  return {room, std::string(prefix) + std::to_string(table.value())};
}

std::optional<TableId> table_of(const StreamName& name) {
  if (!name.stream.starts_with(prefix)) return std::nullopt;
  const auto* begin = name.stream.data() + prefix.size();
  const auto* end = name.stream.data() + name.stream.size();
  std::int64_t number = 0;
  const auto [last, error] = std::from_chars(begin, end, number);
  if (error != std::errc() || last != end || number < 1) return std::nullopt;
  return TableId(number);
}

void TableService::submit(TableRequest request, StreamHost::Done done) {
  Submission submission{stream_of(request.room, request.table), std::move(request.actor), std::move(request.device),
                        std::move(request.command_id),          request.request,          {}};
  submission.decide = [order = std::move(request.order)](StreamModel& model, Instant now, std::int64_t seq) {
    return dynamic_cast<TableModel&>(model).decide(order, now, seq);
  };
  host_.submit(std::move(submission), std::move(done));
}

void TableService::read(const std::string& room, TableId table, Reader reader) {
  host_.read(stream_of(room, table), [reader = std::move(reader)](const StreamModel* model, const StreamHead& head) {
    reader(model == nullptr ? nullptr : &dynamic_cast<const TableModel&>(*model).table(), head.seq);
  });
}

}  // namespace lammer::services
