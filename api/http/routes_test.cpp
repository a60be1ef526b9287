// The routes in code are those of api/openapi.yaml and those of the matrix of rights, row by row.
#include "api/http/routes.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "api/auth/matrix.h"
#include "api/node.h"
#include "api/openapi.h"

namespace lammer::api {
namespace {

std::string capitals(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return text;
}

template <class Each>
void each_described(const Each& each) {
  const auto document = nlohmann::json::parse(openapi_json());
  for (const auto& [path, methods] : document.at("paths").items())
    for (const auto& [method, operation] : methods.items()) each(capitals(method), path, operation);
}

class Routes : public ::testing::Test {
 protected:
  static Settings nowhere() {
    Settings settings;
    settings.database_url = "postgresql://127.0.0.1:1/nowhere";  // a node that is not ready has the same routes
    return settings;
  }
  Node node_{nowhere()};
};

TEST_F(Routes, AreExactlyThoseOfTheDescription) {
  std::set<std::string> described;
  each_described([&](const std::string& method, const std::string& path, const nlohmann::json& operation) {
    described.insert(method + " " + path + " " + operation.at("operationId").get<std::string>());
  });
  std::set<std::string> served;
  for (const auto& route : routes(node_))
    served.insert(std::string(drogon::to_string_view(route.method)) + " " + route.path + " " + route.operation);
  EXPECT_EQ(served, described);
}

TEST_F(Routes, EachHasOneRowOfTheMatrixAndNoRowIsLeft) {
  std::multiset<std::string_view> rows;
  for (const auto& row : matrix()) rows.insert(row.operation);
  for (const auto& route : routes(node_)) {
    EXPECT_EQ(rows.count(route.operation), 1U) << route.operation;
    rows.erase(route.operation);
  }
  EXPECT_TRUE(rows.empty()) << *rows.begin();
}

std::set<std::string> words(const Access& access) {
  std::set<std::string> who;
  if (access.open) who.insert("open");
  if (access.session) who.insert("session");
  if (access.device) who.insert("device");
  for (const auto role : access.roles.list()) who.insert(std::string(identity::name_of(role)));
  return who;
}

TEST_F(Routes, TheDescriptionTellsTheMatrixAndTheEventOfEachChange) {
  each_described([](const std::string& method, const std::string&, const nlohmann::json& operation) {
    const auto name = operation.at("operationId").get<std::string>();
    const auto* row = row_of(name);
    ASSERT_NE(row, nullptr) << name;
    EXPECT_EQ(operation.at("x-lammer-access").get<std::set<std::string>>(), words(row->access)) << name;
    EXPECT_FALSE(words(row->access).empty()) << name << " is for nobody";
    EXPECT_EQ(operation.value("x-lammer-audit", ""), row->audit) << name;
    EXPECT_EQ(row->audit.empty(), method == "GET") << name << ": what changes something says which event it leaves";
    EXPECT_EQ(operation.contains("security"), !row->access.open) << name;
  });
}

TEST(Matrix, LetsInWhomItNamesAndNobodyElse) {
  services::Principal nobody;
  services::Principal tablet;
  tablet.device = "d1";
  services::Principal dealer;
  dealer.person = "p1";
  dealer.roles = {identity::Role::dealer};
  auto dealer_at_tablet = dealer;
  dealer_at_tablet.device = "d1";

  const auto allowed = [](const char* operation, const services::Principal& who) {
    return may(row_of(operation)->access, who);
  };
  EXPECT_TRUE(allowed("openSession", nobody));
  EXPECT_FALSE(allowed("listSessions", nobody));
  EXPECT_FALSE(allowed("listSessions", tablet));
  EXPECT_TRUE(allowed("listSessions", dealer));
  EXPECT_FALSE(allowed("tapIn", nobody));
  EXPECT_FALSE(allowed("tapIn", dealer));
  EXPECT_TRUE(allowed("tapIn", tablet));
  EXPECT_TRUE(allowed("tapIn", dealer_at_tablet));
  EXPECT_FALSE(allowed("addPerson", dealer));
  EXPECT_FALSE(allowed("makeEnrolmentCode", dealer_at_tablet));
  EXPECT_FALSE(may({}, dealer)) << "an empty row lets nobody in";
  EXPECT_EQ(row_of("dance"), nullptr);
}

}  // namespace
}  // namespace lammer::api
