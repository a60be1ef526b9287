// Every route that api/openapi.yaml describes, asked by those it is not for: without a token, with bad ones, by the
// wrong role, from another room. A new route is asked too, without a line here.
#include <cctype>
#include <map>
#include <set>
#include <thread>

#include <gtest/gtest.h>
#include <jwt-cpp/jwt.h>

#include "api/auth/access_token.h"
#include "api/auth/matrix.h"
#include "api/openapi.h"
#include "api/system_ports.h"
#include "tests/integration/support/people.h"
#include "tests/integration/support/test_database.h"

namespace lammer::testing {
namespace {

struct Described {
  drogon::HttpMethod method;
  std::string path;  // an id of nobody in each brace
  std::string operation;
  api::Access access;
};

std::vector<Described> described() {
  const std::map<std::string, drogon::HttpMethod> methods{{"get", drogon::Get},
                                                          {"post", drogon::Post},
                                                          {"put", drogon::Put},
                                                          {"patch", drogon::Patch},
                                                          {"delete", drogon::Delete}};
  std::vector<Described> all;
  const auto document = nlohmann::json::parse(api::openapi_json());
  for (const auto& [pattern, operations] : document.at("paths").items())
    for (const auto& [method, operation] : operations.items()) {
      auto path = pattern;
      for (auto brace = path.find('{'); brace != std::string::npos; brace = path.find('{'))
        path.replace(brace, path.find('}') - brace + 1, "00000000000000000000000000");
      const auto name = operation.at("operationId").get<std::string>();
      all.push_back({methods.at(method), path, name, api::row_of(name)->access});
    }
  return all;
}

class Rights : public ::testing::Test {
 protected:
  Rights() {
    database_.migrate();
    for (const auto* room : {"main", "other"}) {
      add_room(database_.node_url(), room);
      admins_[room] = add_at_shell(database_.node_url(), room, "Ada Admin", "A-1", {"admin"});
    }
  }

  // A key whose private half the test has: what it signs is refused for its words alone, not for its signature.
  void plant_key() {
    key_ = api::make_token_key();
    key_.id = "planted";
    auto connection = database_.connect();
    pqxx::nontransaction(connection)
        .exec("INSERT INTO signing_key VALUES ('planted', $1, '\\x00', now() - interval '1 hour')",
              pqxx::params{key_.public_pem});
  }

  template <class Change>
  std::string token(const std::string& session, const std::string& person, const Change& change) const {
    auto builder = jwt::create()
                       .set_type("at+jwt")
                       .set_key_id("planted")
                       .set_issuer("lammer")
                       .set_audience("lammer-api")
                       .set_subject(person)
                       .set_expires_at(std::chrono::system_clock::now() + std::chrono::minutes(5))
                       .set_payload_claim("sid", jwt::claim(session))
                       .set_payload_claim("room", jwt::claim(std::string("main")));
    change(builder);
    return "Bearer " + builder.sign(jwt::algorithm::ed25519(key_.public_pem, key_.private_pem));
  }

  std::string count(const std::string& sql) const {
    auto connection = database_.connect();
    return pqxx::nontransaction(connection).query_value<std::string>(sql);
  }

  TestDatabase database_;
  std::map<std::string, Badge> admins_;
  api::TokenKey key_;
};

TEST_F(Rights, NobodyPassesWithABadTokenAndOnlyTheNamedRolesWithAGoodOne) {
  RunningService service(database_.node_url());
  auto admin = log_in(service, admins_["main"], "main");
  const auto me = admin.get("/api/v1/me").json().at("person").get<std::string>();
  plant_key();
  const auto good = token(admin.session, me, [](auto&) {});
  for (int i = 0; i < 100 && Client(service, good).get("/api/v1/me").status != 200; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  ASSERT_EQ(Client(service, good).get("/api/v1/me").status, 200)
      << "the planted key is believed, or this test proves nothing";

  using namespace std::chrono;
  const std::map<std::string, std::string> bad{
      {"no token", ""},
      {"garbage", "Bearer garbage"},
      {"another scheme", "Basic YTpi"},
      {"empty", "Bearer "},
      {"expired", token(admin.session, me, [](auto& t) { t.set_expires_at(system_clock::now() - seconds(1)); })},
      {"wrong audience", token(admin.session, me, [](auto& t) { t.set_audience("another"); })},
      {"wrong issuer", token(admin.session, me, [](auto& t) { t.set_issuer("another"); })},
      {"wrong type", token(admin.session, me, [](auto& t) { t.set_type("JWT"); })},
      {"unknown key", token(admin.session, me, [](auto& t) { t.set_key_id("nobody's"); })},
      {"other person", token(admin.session, "00000000000000000000000000", [](auto&) {})},
      {"other room",
       token(admin.session, me, [](auto& t) { t.set_payload_claim("room", jwt::claim(std::string("other"))); })},
      {"unknown session", token("00000000000000000000000000", me, [](auto&) {})},
      {"alg none", "Bearer " + jwt::create()
                                   .set_type("at+jwt")
                                   .set_key_id("planted")
                                   .set_issuer("lammer")
                                   .set_audience("lammer-api")
                                   .set_subject(me)
                                   .set_payload_claim("sid", jwt::claim(admin.session))
                                   .sign(jwt::algorithm::none{})},
      {"unknown tablet", "Device ld_nobody"},
  };
  const auto before = count("SELECT count(*)::text FROM event");
  std::size_t asked = 0;
  for (const auto& route : described()) {
    if (route.access.open) continue;
    for (const auto& [why, authorization] : bad) {
      const auto answer =
          Client(service, authorization).ask(route.method, route.path, route.method == drogon::Get ? "" : "{}");
      EXPECT_EQ(answer.status, 401) << route.operation << " with " << why << ": " << answer.body;
      ++asked;
    }
  }
  EXPECT_GT(asked, 150U);

  std::map<identity::Role, Client> people;
  for (const auto role : identity::all_roles) {
    const auto badge =
        add_person(admin, "R-" + std::to_string(static_cast<int>(role) + 10), {std::string(identity::name_of(role))});
    people.emplace(role, log_in(service, badge, "main"));
  }
  const auto tablet = "Device " + enrol(service, people.at(identity::Role::floor), 7);
  const auto after_people = count("SELECT count(*)::text FROM event");
  for (const auto& route : described()) {
    if (route.access.open) continue;
    const auto body = route.method == drogon::Get ? "" : "[]";  // whoever is let in is refused for this
    for (auto& [role, person] : people) {
      if (route.operation == "tapOut" || route.operation == "makeLiveTicket") continue;  // need no body
      const bool allowed = route.access.session || route.access.roles.has(role);
      const auto status = person.ask(route.method, route.path, body).status;
      EXPECT_EQ(status == 403, !allowed) << route.operation << " by " << identity::name_of(role) << ": " << status;
      EXPECT_NE(status, 401) << route.operation;
    }
    const auto status = Client(service, tablet).ask(route.method, route.path, body).status;
    EXPECT_EQ(status == 403, !route.access.device) << route.operation << " by a tablet: " << status;
  }
  EXPECT_EQ(count("SELECT count(*)::text FROM event"), after_people) << "nothing happened";
  EXPECT_NE(before, after_people);
}

TEST_F(Rights, AnotherRoomsPeopleSessionsAndTabletsAreNotThere) {
  RunningService service(database_.node_url());
  auto admin = log_in(service, admins_["main"], "main");
  auto stranger = log_in(service, admins_["other"], "other");
  EXPECT_EQ(code_of(Client(service).post("/api/v1/sessions", {{"licence", "A-1"}, {"password", "x"}})), "room.needed");
  const auto badge = add_person(admin, "F-17", {"floor"});
  auto floor = log_in(service, badge, "main");
  const auto code = floor.post("/api/v1/devices/codes", {{"table", 7}, {"name", "T"}}).json().at("code");
  const auto device =
      Client(service).post("/api/v1/devices", {{"code", code}}).json().at("device").at("id").get<std::string>();

  EXPECT_EQ(code_of(stranger.remove("/api/v1/sessions/" + floor.session)), "session.unknown");
  EXPECT_EQ(code_of(stranger.patch("/api/v1/people/" + badge.id, {{"active", false}})), "person.unknown");
  EXPECT_EQ(code_of(stranger.post("/api/v1/people/" + badge.id + "/secrets", {{"password", true}})), "person.unknown");
  EXPECT_EQ(code_of(stranger.remove("/api/v1/devices/" + device)), "device.unknown");
  for (const auto* list : {"/api/v1/people", "/api/v1/devices", "/api/v1/sessions?everybody=true"}) {
    const auto body = stranger.get(list).body;
    for (const auto& id : {badge.id, device, floor.session}) EXPECT_EQ(body.find(id), std::string::npos) << list;
  }
  EXPECT_EQ(code_of(Client(service).post("/api/v1/sessions",
                                         {{"room", "other"}, {"licence", "F-17"}, {"password", badge.password}})),
            "login.wrong");
  EXPECT_EQ(floor.get("/api/v1/me").status, 200) << "nothing happened to him";
}

// Every operation whose row names an event leaves it when it succeeds.
TEST_F(Rights, EveryChangeLeavesTheEventThatItsRowNames) {
  RunningService service(database_.node_url());
  std::set<std::string> covered;
  const auto leaves = [&](const std::string& operation, const auto& act) {
    const auto type = std::string(api::row_of(operation)->audit);
    const auto sql =
        "SELECT count(*)::text FROM event WHERE type = '" + type + "' AND actor <> '' AND command_id <> ''";
    const auto before = count(sql);
    act();
    EXPECT_NE(count(sql), before) << operation << " leaves " << type;
    covered.insert(operation);
  };
  auto admin = log_in(service, admins_["main"], "main");
  Badge badge;
  leaves("openSession", [&] { log_in(service, admins_["main"], "main"); });
  leaves("addPerson", [&] { badge = add_person(admin, "F-17", {"floor", "dealer"}); });
  leaves("changePerson", [&] { admin.patch("/api/v1/people/" + badge.id, {{"name", "Flo"}}); });
  leaves("resetSecrets", [&] {
    const auto secrets =
        admin.post("/api/v1/people/" + badge.id + "/secrets", {{"password", true}, {"pin", true}}).json();
    badge.password = secrets.at("password");
    badge.pin = secrets.at("pin");
  });
  auto floor = log_in(service, badge, "main");
  leaves("changeOwnSecrets",
         [&] { floor.put("/api/v1/me/secrets", {{"current_password", badge.password}, {"new_pin", "274913"}}); });
  badge.pin = "274913";
  std::string code;
  leaves("makeEnrolmentCode",
         [&] { code = floor.post("/api/v1/devices/codes", {{"table", 7}, {"name", "T"}}).json().at("code"); });
  nlohmann::json enrolled;
  leaves("enrolDevice",
         [&] { enrolled = Client(service).post("/api/v1/devices", {{"code", code}, {"deliver", "body"}}).json(); });
  Client dealer(service);
  leaves("tapIn", [&] { dealer = tap_in(service, enrolled.at("device_token"), badge); });
  const auto second = add_person(admin, "S-2", {"shift_supervisor"});
  leaves("coSign", [&] {
    dealer.post("/api/v1/co-signatures",
                {{"act", "misdeal"}, {"shown_hash", std::string(64, 'a')}, {"licence", "S-2"}, {"pin", second.pin}});
  });
  leaves("tapOut", [&] { dealer.post("/api/v1/devices/tap-out"); });
  leaves("revokeDevice", [&] { floor.remove("/api/v1/devices/" + enrolled.at("device").at("id").get<std::string>()); });
  leaves("refreshSession", [&] {
    for (int i = 0; i < 2; ++i)
      Client(service).post("/api/v1/sessions/refresh", {{"refresh_token", floor.refresh_token}});
  });
  leaves("endSession", [&] { admin.remove("/api/v1/sessions/" + admin.session); });

  // Operations of identity; other nouns have tests of their own.
  for (const auto& row : api::matrix()) {
    static const std::set<std::string_view> identity{"session", "person", "device", "cosign"};
    if (row.audit.empty() || !identity.contains(row.audit.substr(0, row.audit.find('.')))) continue;
    EXPECT_TRUE(covered.contains(std::string(row.operation))) << row.operation;
  }
}

}  // namespace
}  // namespace lammer::testing
