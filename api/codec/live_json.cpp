// Large parts are copied as they are; the small messages are made like any other JSON.
#include "api/codec/live_json.h"

#include "api/codec/json_text.h"

namespace lammer::codec {
namespace {

using Ordered = nlohmann::ordered_json;

constexpr std::size_t topic_bytes_max = 80;

std::string text_of(const Ordered& json) {
  return json.dump(-1, ' ', false, Ordered::error_handler_t::replace);
}

void add(std::string& out, std::string_view key, std::int64_t number) {
  out.append(",\"").append(key).append("\":");
  write_number(out, number);
}

std::string opening(std::string_view op, std::string_view topic, std::size_t bytes) {
  std::string out;
  out.reserve(bytes + 128);
  out.append("{\"op\":\"").append(op).append("\",\"topic\":");
  write_string(out, topic);
  return out;
}

}  // namespace

tl::expected<LiveRequest, api::BodyError> decode_live(std::string_view text) {
  api::Body body(text);
  LiveRequest request = LivePing{};
  const auto op = body.text("op", 20);
  if (op == "subscribe")
    request = LiveSubscribe{body.text("topic", topic_bytes_max), body.maybe_number("since", 0, number_most)};
  else if (op == "unsubscribe")
    request = LiveUnsubscribe{body.text("topic", topic_bytes_max)};
  else if (op != "ping")
    body.refuse("op", "This field is subscribe, unsubscribe or ping.");
  if (auto error = body.finish()) return tl::unexpected(*std::move(error));
  return request;
}

std::string live_snapshot(std::string_view topic, std::int64_t seq, std::string_view view) {
  auto out = opening("snapshot", topic, view.size());
  add(out, "seq", seq);
  return out.append(",\"view\":").append(view).append("}");
}

std::string live_events(std::string_view topic, std::int64_t from, std::int64_t to,
                        std::span<const std::string_view> events, std::string_view view) {
  std::size_t bytes = view.size();
  for (const auto& event : events) bytes += event.size() + 1;
  auto out = opening("events", topic, bytes);
  add(out, "from", from);
  add(out, "to", to);
  out += ",\"events\":[";
  for (std::size_t i = 0; i < events.size(); ++i) out.append(i == 0 ? "" : ",").append(events[i]);
  return out.append("],\"view\":").append(view).append("}");
}

std::string live_hello(std::int64_t heartbeat_milliseconds) {
  return text_of({{"op", "hello"}, {"protocol", live_protocol}, {"heartbeat_milliseconds", heartbeat_milliseconds}});
}

std::string live_heartbeat() {
  return R"({"op":"heartbeat"})";
}

std::string live_pong() {
  return R"({"op":"pong"})";
}

std::string live_unsubscribed(std::string_view topic) {
  return text_of({{"op", "unsubscribed"}, {"topic", topic}});
}

std::string live_resync() {
  return R"({"op":"resync"})";
}

std::string live_error(std::string_view code, std::string_view sentence, std::string_view topic) {
  Ordered json{{"op", "error"}, {"code", code}, {"sentence", sentence}};
  if (!topic.empty()) json["topic"] = topic;
  return text_of(json);
}

}  // namespace lammer::codec
