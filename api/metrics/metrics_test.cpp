// What the dashboard draws is what a node tells.
#include "api/metrics/metrics.h"

#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "api/node.h"

namespace lammer::api {
namespace {

class Figures : public ::testing::Test {
 protected:
  Figures() {
    // Some appear when they first happen.
    node_.metrics.count_request("/healthz", "GET", 200, 0.001);
    node_.metrics.count_refusal("table.moved_on");
    node_.metrics.count_live_close("slow");
  }
  static Settings nowhere() {
    Settings settings;
    settings.database_url = "postgresql://127.0.0.1:1/nowhere";
    return settings;
  }
  std::set<std::string> told() const {
    const auto text = node_.metrics.text();
    std::set<std::string> names;
    const std::regex type("# TYPE ([a-z_]+) ");
    for (auto at = std::sregex_iterator(text.begin(), text.end(), type); at != std::sregex_iterator(); ++at)
      names.insert((*at)[1]);
    return names;
  }
  Node node_{nowhere()};
};

TEST_F(Figures, OfTheDashboardAreAllToldAndAllToldAreDrawn) {
  std::ifstream file(std::string(LAMMER_SOURCE_DIR) + "/docs/operations/grafana.json");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  std::set<std::string> drawn;
  const auto dashboard = nlohmann::json::parse(text);
  for (const auto& panel : dashboard.at("panels"))
    for (const auto& target : panel.at("targets")) {
      const auto expression = target.at("expr").get<std::string>();
      const std::regex name("lammer_[a-z_]+");
      for (auto at = std::sregex_iterator(expression.begin(), expression.end(), name); at != std::sregex_iterator();
           ++at)
        drawn.insert(std::regex_replace(at->str(), std::regex("_bucket$"), ""));
    }
  auto all = told();
  all.erase("lammer_build_info");
  EXPECT_EQ(drawn, all);
}

TEST_F(Figures, OfCommandsAndCommitsAreCounted) {
  node_.metrics.begin_command();
  EXPECT_NE(node_.metrics.text().find("lammer_commands_under_way 1"), std::string::npos);
  node_.metrics.end_command(0.002);
  node_.metrics.count_command("accepted");
  node_.metrics.observe_commit(0.001, 3);
  const auto text = node_.metrics.text();
  for (const auto* line :
       {"lammer_commands_under_way 0", "lammer_commands_total{outcome=\"accepted\"} 1",
        "lammer_command_refusals_total{code=\"table.moved_on\"} 1", "lammer_command_seconds_count 1",
        "lammer_commit_appends_sum 3", "lammer_streams_in_memory 0", "lammer_commit_queue_appends 0"})
    EXPECT_NE(text.find(line), std::string::npos) << line;
}

}  // namespace
}  // namespace lammer::api
