// Wiring of the record.
#include "api/record_node.h"

#include "api/codec/table_codec.h"
#include "api/log/json_log.h"
#include "api/metrics/timed_event_store.h"
#include "api/root_file.h"
#include "db/postgres/postgres_event_store.h"
#include "db/postgres/postgres_hand_store.h"
#include "db/postgres/postgres_record_audit.h"
#include "db/postgres/postgres_root_store.h"
#include "db/postgres/postgres_table_directory.h"
#include "services/projections/hands.h"

namespace lammer::api {
namespace {

services::MakeEventStore stores_of(const Settings& settings) {
  return [url = settings.database_url] { return db::make_postgres_event_store(url); };
}

services::MakeEventStore timed(services::MakeEventStore make, Metrics& metrics) {
  return [make = std::move(make), &metrics] { return std::make_unique<TimedEventStore>(make(), metrics); };
}

// What the file lacks, whichever node has signed it and however long the file could not be written.
void keep_outside(const RootFile& file, const std::string& database_url) {
  const auto roots = db::make_record_audit(database_url)->roots(file.last_number(), 1000);
  file.append(roots);
}

}  // namespace

RecordNode::RecordNode(const Settings& settings, const services::Clock& clock, services::Bus& bus, Metrics& metrics)
    : codec(codec::make_table_codec()),
      commit(timed(stores_of(settings), metrics), {.writers = settings.record_writers}),
      streams(
          commit, stores_of(settings),
          [this](const services::StreamName& name) -> std::unique_ptr<services::StreamModel> {
            const auto table = services::table_of(name);
            if (!table) throw std::runtime_error(name.stream + " is no stream this node keeps");
            return std::make_unique<services::TableModel>(*table, *codec);
          },
          clock, bus),
      tables(streams),
      reads([&settings] {
        return services::Reading{db::make_postgres_event_store(settings.database_url),
                                 db::make_postgres_hand_store(settings.database_url),
                                 db::make_postgres_table_directory(settings.database_url)};
      }),
      clock_(clock),
      hands_(db::make_postgres_hand_store(settings.database_url)),
      watch_(streams, bus, stores_of(settings)()),
      chores_(chores_of(settings), clock, [](const std::string& name, const std::string& why) {
        log::warn("chore_failed", {{"chore", name}, {"text", why}});
      }) {
  ear_ = std::make_shared<Ear>();
  ear_->streams = &streams;
  bus.listen([ear = ear_](const services::StreamHint& hint) {
    const std::scoped_lock lock(ear->mutex);
    if (ear->streams != nullptr) ear->streams->hear(hint);
  });
}

RecordNode::~RecordNode() {
  const std::scoped_lock lock(ear_->mutex);
  ear_->streams = nullptr;
}

std::vector<services::Chore> RecordNode::chores_of(const Settings& settings) {
  using std::chrono::minutes;
  using std::chrono::seconds;
  const auto store = std::shared_ptr(stores_of(settings)());
  const std::shared_ptr roots = db::make_postgres_root_store(settings.database_url);
  const auto key = services::SigningKey::from_seed(settings.record_signing_key);
  std::vector<services::Chore> chores{
      {"months", minutes(10), [this, store] { store->make_months(clock_.now()); }},
      {"answers", minutes(1), [store] { store->prune_commands(); }},
      {"hands", seconds(1),
       [this] {
         std::string failed;
         for (const auto& name : hands_->behind()) try {  // one stream that cannot be read must not stop the others
             hands_->follow(name, [this](const auto& stream, const auto& events) {
               return services::project_hands(*codec, stream, events);
             });
           } catch (const std::exception& e) {
             failed = e.what();
           }
         if (!failed.empty()) throw std::runtime_error(failed);
       }},
  };
  if (key)
    chores.push_back({"root", seconds(5), [this, roots, key] {
                        roots->make_root(clock_.now(), minutes(1), [&](services::Root made, const auto& before) {
                          return services::signed_root(std::move(made), before, *key);
                        });
                      }});
  if (!settings.record_root_file.empty())
    chores.push_back(
        {"root file", seconds(10),
         [file = RootFile(settings.record_root_file), url = settings.database_url] { keep_outside(file, url); }});
  return chores;
}

}  // namespace lammer::api
