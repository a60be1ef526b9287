// Text near to commands and events.
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "tests/fuzz/damage.h"

namespace lammer {
namespace {

TEST(FuzzReplay, CommandAndEventText) {
  std::vector<std::string> seeds{
      "",
      R"({"type":"act","seat":4,"said":"raise","amount_cents":4000})",
      R"({"placed":{"first_cents":2500,"one_chip":true},"seat":4,"type":"act"})",
      R"({"asking":[1,2],"before":{"last":{"blinds":[2,null,1],"button":1},"stays":false},"stacks_cents":{"1":20000},)"
      R"("type":"start_hand"})",
      R"({"cards":["As","??"],"seat":3,"type":"deal_down"})",
      R"({"shares":[{"board":0,"half":0,"pot":0,"winners":[3,6]}],"type":"name_winners"})"};
  for (const auto& entry : std::filesystem::directory_iterator(LAMMER_SOURCE_DIR "/tests/data/events")) {
    const auto name = entry.path().filename().string();
    std::ifstream in(entry.path(), std::ios::binary);
    std::string line;
    std::getline(in, line);
    seeds.push_back(name.substr(0, name.find(".v")) + ' ' + line);
  }
  fuzz::replay_damaged(seeds, "seatcardhnd.12?As{}[]:,\"\\ -e0\x01\xff", 20000);
}

}  // namespace
}  // namespace lammer
