// Text near to a table's commands, events and snapshots.
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "api/codec/table_codec.h"
#include "tests/fuzz/damage.h"

namespace lammer {
namespace {

std::string some_snapshot() {
  room::TableSnapshot table{TableId(7)};
  table.rules_texts = {{"table.game", "HOLDEM"}, {"bet.min", "$2"}};
  table.seats[SeatNo(3)].occupant = room::Occupant{PlayerId(17), "Zoe", LicenceNo("D-1204")};
  table.seats[SeatNo(3)].stack = Money::dollars(200);
  table.dealer = room::DealerDown{LicenceNo("D-201"), {}};
  table.calls.push_back({1, "a fill", {}});
  table.last_hand = room::HandResult{.number = 1};
  table.last_hand->net[SeatNo(3)] = -Money::dollars(5);
  return codec::make_table_codec()->encode(table).second;
}

TEST(FuzzReplay, TableCommandEventAndSnapshotText) {
  std::vector<std::string> seeds{
      R"({"mode":"real","name":"T","parameters":{"bet.min":"$2"},"rules_version":3,"type":"open_table"})",
      R"({"occupant":{"licence":"D-1204","name":"Zoe","player":17},"seat":3,"type":"take_seat"})",
      R"({"amount_cents":20000,"from":"cage","seat":3,"type":"buy_in"})",
      R"({"cards":{"10":"Qd","2":"9c"},"type":"draw_button"})",
      R"({"agreed":[1,2],"declined":[3],"preset_cents":500,"special":"bomb","type":"start_hand"})",
      R"({"said":"call","seat":4,"type":"act"})",
      some_snapshot()};
  for (const auto& entry : std::filesystem::directory_iterator(LAMMER_SOURCE_DIR "/tests/data/events")) {
    const auto name = entry.path().filename().string();
    if (!name.starts_with("table.")) continue;
    std::ifstream in(entry.path(), std::ios::binary);
    std::string line;
    std::getline(in, line);
    seeds.push_back(name.substr(0, name.find(".v")) + ' ' + line);
  }
  fuzz::replay_damaged(seeds, "seatnm.12?As{}[]:,\"\\ -e0\x01\xff", 20000);
}

}  // namespace
}  // namespace lammer
