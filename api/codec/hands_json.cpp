// The stored payload is shown as it is, so that what a regulator reads is what was hashed.
#include "api/codec/hands_json.h"

#include "api/codec/identity_json.h"
#include "domain/poker/hand_record.h"
#include "domain/room/explain.h"

namespace lammer::codec {
namespace {

using Json = nlohmann::ordered_json;

Json row_json(const services::HandRow& row) {
  return {{"number", row.number},
          {"game", row.game},
          {"rules_version", row.rules_version},
          {"dealer", row.dealer},
          {"started_at", api::time_text(row.started)},
          {"ended_at", api::time_text(row.ended)},
          {"outcome", row.outcome},
          {"players", row.players},
          {"pot_cents", row.pot_cents},
          {"rake_cents", row.rake_cents},
          {"bad_beat_cents", row.bad_beat_cents},
          {"high_hand_cents", row.high_hand_cents}};
}

template <class... Told>
bool is_one_of(const poker::Event& event) {
  return (std::holds_alternative<Told>(event) || ...);
}

bool tells_down_cards(const room::TableEvent& event) {
  const auto* hand = std::get_if<room::HandEvent>(&event);
  return hand != nullptr && is_one_of<poker::DownDealt, poker::Drew, poker::DiscardsReshuffled, poker::CardTaken,
                                      poker::CardReplaced, poker::LateCardsEntered>(hand->event);
}

}  // namespace

Json event_json(const services::StoredEvent& stored, const services::TableCodec& codec, DownCards down) {
  Json json{{"seq", stored.seq},        {"at", api::time_text(stored.at)}, {"type", stored.type},
            {"clauses", Json::array()}, {"actor", stored.actor},           {"device", stored.device}};
  for (std::size_t begin = 0; begin < stored.clauses.size();) {
    const auto end = std::min(stored.clauses.find(' ', begin), stored.clauses.size());
    json["clauses"].push_back(stored.clauses.substr(begin, end - begin));
    begin = end + 1;
  }
  const auto event = codec.decode(stored.type, stored.version, stored.payload);
  if (event && down == DownCards::hidden && tells_down_cards(*event)) return json;
  if (event) json["words"] = room::describe(*event);
  json["payload"] = Json::parse(stored.payload);
  return json;
}

Json hands_json(std::span<const services::HandRow> rows, std::size_t page) {
  Json json{{"items", Json::array()}};
  for (const auto& row : rows) json["items"].push_back(row_json(row));
  if (rows.size() == page) json["next"] = rows.back().number;
  return json;
}

Json hand_json(const services::HandRow& row, std::span<const services::StoredEvent> events,
               const services::TableCodec& codec, DownCards down) {
  auto json = row_json(row);
  json["events"] = Json::array();
  // Replayed along: each event of the hand stands beside the hand it made. Rules play no part in that.
  poker::HandRecord replayed{poker::HouseRules{}};
  for (const auto& stored : events) {
    auto event = event_json(stored, codec, down);
    const auto decoded = codec.decode(stored.type, stored.version, stored.payload);
    if (const auto* of_hand = decoded ? std::get_if<room::HandEvent>(&*decoded) : nullptr) {
      replayed.restore(of_hand->event, of_hand->begins);
      event["hand"] = Json::parse(encode_hand(replayed.hand(), down));
    }
    json["events"].push_back(std::move(event));
  }
  return json;
}

}  // namespace lammer::codec
