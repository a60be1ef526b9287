// People at work over real HTTP: login, sessions, tablets, signatures; the good ways and the bad ones.
#include <chrono>
#include <fstream>
#include <set>
#include <thread>

#include <gtest/gtest.h>

#include "domain/identity/two_person.h"
#include "services/record/event_hash.h"
#include "tests/integration/support/people.h"
#include "tests/integration/support/test_database.h"

namespace lammer::testing {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

class Identity : public ::testing::Test {
 protected:
  Identity() {
    database_.migrate();
    add_room(database_.node_url(), "main");
    admin_ = add_at_shell(database_.node_url(), "main", "Ada Admin", "A-1", {"admin"});
  }

  std::set<std::string> event_types() const {
    auto connection = database_.connect();
    std::set<std::string> types;
    for (const auto& row : pqxx::nontransaction(connection).exec("SELECT DISTINCT type FROM event"))
      types.insert(row[0].as<std::string>());
    return types;
  }
  std::string one(const std::string& sql) const {
    auto connection = database_.connect();
    return pqxx::nontransaction(connection).query_value<std::string>(sql);
  }

  TestDatabase database_;
  Badge admin_;
};

TEST_F(Identity, AnAdminOfTheShellLogsInAndIsHimself) {
  RunningService service(database_.node_url());
  auto admin = log_in(service, admin_);
  const auto me = admin.get("/api/v1/me");
  ASSERT_EQ(me.status, 200);
  EXPECT_EQ(me.json().at("licence"), "A-1");
  EXPECT_EQ(me.json().at("room"), "main");
  EXPECT_EQ(me.json().at("roles"), nlohmann::json({"admin"}));
  EXPECT_EQ(me.json().at("session"), admin.session);
  EXPECT_EQ(me.header("cache-control"), "no-store");
}

TEST_F(Identity, ABrowserGetsItsRefreshTokenOnlyAsAGuardedCookie) {
  RunningService service(database_.node_url(), {{"LAMMER_WEB_ORIGIN", "https://poker.example"}});
  log_in(service, admin_);
  const auto answer = Client(service).post("/api/v1/sessions", {{"licence", "a-1"}, {"password", admin_.password}});
  ASSERT_EQ(answer.status, 201);
  EXPECT_FALSE(answer.json().contains("refresh_token"));
  const auto& cookie = answer.raw->getCookie("lammer_refresh");
  EXPECT_TRUE(cookie.isHttpOnly());
  EXPECT_TRUE(cookie.isSecure());
  EXPECT_EQ(cookie.sameSite(), drogon::Cookie::SameSite::kStrict);
  EXPECT_EQ(cookie.path(), "/api/v1/sessions");

  const Variables json{{"Content-Type", "application/json"}, {"Cookie", "lammer_refresh=" + cookie.value()}};
  auto foreign = json;
  foreign["Origin"] = "https://evil.example";
  EXPECT_EQ(code_of(service.ask(drogon::Post, "/api/v1/sessions/refresh", foreign, "{}")), "origin.foreign");
  auto own = json;
  own["Origin"] = "https://poker.example";
  const auto refreshed = service.ask(drogon::Post, "/api/v1/sessions/refresh", own, "{}");
  EXPECT_EQ(refreshed.status, 200) << refreshed.body;
  EXPECT_NE(refreshed.raw->getCookie("lammer_refresh").value(), cookie.value());
}

TEST_F(Identity, ARefreshTokenIsGoodOnceAndItsCopyEndsTheSession) {
  RunningService service(database_.node_url());
  auto admin = log_in(service, admin_);
  const auto refresh = [&](const std::string& token) {
    return Client(service).post("/api/v1/sessions/refresh", {{"refresh_token", token}});
  };
  const auto first = refresh(admin.refresh_token);
  ASSERT_EQ(first.status, 200);
  auto again = client_of(service, first);
  EXPECT_EQ(again.session, admin.session);
  EXPECT_EQ(again.get("/api/v1/me").status, 200);

  EXPECT_EQ(code_of(refresh(admin.refresh_token)), "refresh.reused");
  EXPECT_EQ(code_of(again.get("/api/v1/me")), "session.ended") << "the whole family is gone, at once";
  EXPECT_EQ(code_of(refresh(again.refresh_token)), "session.ended");
  EXPECT_EQ(code_of(refresh("lr_nonsense")), "refresh.unknown");
  EXPECT_EQ(one("SELECT payload::json->>'why' FROM event WHERE type = 'session.ended'"), "refresh_token_reused");
}

TEST_F(Identity, WrongAnswersShutTheAccountAlsoForTheRightOne) {
  RunningService service(database_.node_url());
  log_in(service, admin_);
  const auto attempt = [&](const std::string& licence, const std::string& password) {
    return Client(service).post("/api/v1/sessions", {{"licence", licence}, {"password", password}});
  };
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(code_of(attempt("A-1", "not the password")), "login.wrong");
    EXPECT_EQ(code_of(attempt("A-999", "not the password")), "login.wrong");
  }
  EXPECT_EQ(attempt("A-1", admin_.password).status, 429);
  EXPECT_EQ(code_of(attempt("A-1", admin_.password)), "login.locked");
  EXPECT_EQ(code_of(attempt("A-999", "x")), "login.locked") << "nobody learns from a lock which accounts there are";
  EXPECT_TRUE(event_types().contains("person.locked"));
}

TEST_F(Identity, AllNodesCountWrongAnswersTogetherWhereRedisIs) {
  const Variables redis{{"LAMMER_REDIS_URL", required_variable("LAMMER_REDIS_URL")}};
  RunningService one_node(database_.node_url(), redis);
  RunningService other_node(database_.node_url(), redis);
  log_in(one_node, admin_);
  log_in(other_node, admin_);
  const auto licence = "X-" + std::to_string(::getpid());
  for (int i = 0; i < 5; ++i)
    EXPECT_EQ(code_of(Client(i % 2 == 0 ? one_node : other_node)
                          .post("/api/v1/sessions", {{"licence", licence}, {"password", "x"}})),
              "login.wrong");
  EXPECT_EQ(code_of(Client(one_node).post("/api/v1/sessions", {{"licence", licence}, {"password", "x"}})),
            "login.locked");
}

TEST_F(Identity, AnUnknownAccountCostsTheSameWork) {
  RunningService service(database_.node_url());
  auto admin = log_in(service, admin_);
  const auto measure = [&](const std::string& prefix, bool known) {
    std::vector<milliseconds::rep> times;
    for (int i = 0; i < 4; ++i) {
      const auto licence = prefix + std::to_string(i);
      if (known) add_person(admin, licence, {"cage"});
      const auto began = steady_clock::now();
      EXPECT_EQ(code_of(Client(service).post("/api/v1/sessions", {{"licence", licence}, {"password", "not this one"}})),
                "login.wrong");
      times.push_back(std::chrono::duration_cast<std::chrono::microseconds>(steady_clock::now() - began).count());
    }
    return *std::ranges::min_element(times);
  };
  const auto known = measure("K-", true);
  const auto unknown = measure("U-", false);
  // Hashing takes tens of milliseconds; leaving it out would be a tenth.
  EXPECT_GT(unknown * 2, known) << unknown << " us against " << known << " us";
  EXPECT_LT(unknown, known * 2) << unknown << " us against " << known << " us";
}

TEST_F(Identity, ARevokedSessionIsRefusedAtOnceHereAndWithinASecondElsewhere) {
  for (const bool with_redis : {true, false}) {
    const Variables variables{{"LAMMER_REDIS_URL", with_redis ? required_variable("LAMMER_REDIS_URL") : ""}};
    RunningService here(database_.node_url(), variables);
    RunningService elsewhere(database_.node_url(), variables);
    auto admin = log_in(here, admin_);
    auto other = log_in(here, admin_);
    auto other_elsewhere = other.at(elsewhere);
    ASSERT_EQ(other.get("/api/v1/me").status, 200);
    while (other_elsewhere.get("/api/v1/me").status != 200) std::this_thread::sleep_for(milliseconds(50));

    ASSERT_EQ(admin.remove("/api/v1/sessions/" + other.session).status, 204);
    const auto began = steady_clock::now();
    EXPECT_EQ(code_of(other.get("/api/v1/me")), "session.ended");
    while (other_elsewhere.get("/api/v1/me").status == 200 && steady_clock::now() - began < std::chrono::seconds(5))
      std::this_thread::sleep_for(milliseconds(10));
    EXPECT_LT(steady_clock::now() - began, milliseconds(1500)) << "with Redis: " << with_redis;
    EXPECT_EQ(code_of(other_elsewhere.get("/api/v1/me")), "session.ended");
    EXPECT_EQ(code_of(admin.remove("/api/v1/sessions/" + other.session)), "session.unknown");
  }
}

TEST_F(Identity, SessionsAreListedToTheirPersonAndToAdmins) {
  RunningService service(database_.node_url());
  auto admin = log_in(service, admin_);
  const auto badge = add_person(admin, "C-9", {"cage"});
  auto cashier = log_in(service, badge);
  const auto ids = [](const RunningService::Answer& answer) {
    std::set<std::string> all;
    const auto json = answer.json();
    for (const auto& item : json.at("items")) all.insert(item.at("id"));
    return all;
  };
  EXPECT_EQ(ids(cashier.get("/api/v1/sessions")), std::set{cashier.session});
  EXPECT_EQ(ids(cashier.get("/api/v1/sessions?everybody=true")), std::set{cashier.session})
      << "only an admin sees others";
  EXPECT_TRUE(ids(admin.get("/api/v1/sessions?everybody=true")).contains(cashier.session));
  EXPECT_EQ(code_of(cashier.remove("/api/v1/sessions/" + admin.session)), "session.unknown");

  const auto first = admin.get("/api/v1/sessions?everybody=true&limit=1").json();
  ASSERT_TRUE(first.contains("next"));
  const auto second =
      admin.get("/api/v1/sessions?everybody=true&limit=1&after=" + first.at("next").get<std::string>()).json();
  EXPECT_NE(first.at("items").at(0).at("id"), second.at("items").at(0).at("id"));
  for (const auto* wrong : {"limit=0", "limit=201", "limit=x", "limit=1x", "after=1", "after='"})
    EXPECT_EQ(admin.get(std::string("/api/v1/sessions?") + wrong).status, 422) << wrong;
}

TEST_F(Identity, PeopleAreAddedChangedAndMadeInactive) {
  RunningService service(database_.node_url());
  auto admin = log_in(service, admin_);
  const auto badge = add_person(admin, "F-17", {"floor"});
  EXPECT_EQ(badge.pin.size(), 6U);
  EXPECT_EQ(code_of(admin.post("/api/v1/people", {{"name", "Twin"}, {"licence", "f-17"}, {"roles", {"floor"}}})),
            "licence.taken");
  auto floor = log_in(service, badge);
  EXPECT_EQ(code_of(floor.get("/api/v1/people")), "access.denied");

  const auto path = "/api/v1/people/" + badge.id;
  EXPECT_EQ(admin.patch(path, {{"roles", {"floor", "admin"}}, {"name", "<script>alert('Flo')</script>"}}).status, 200);
  EXPECT_EQ(floor.get("/api/v1/people").status, 200) << "roles count from the next request on";
  EXPECT_EQ(admin.patch(path, {{"active", false}}).json().at("active"), false);
  EXPECT_EQ(code_of(floor.get("/api/v1/me")), "session.ended");
  EXPECT_EQ(code_of(Client(service).post("/api/v1/sessions", {{"licence", "F-17"}, {"password", badge.password}})),
            "login.wrong");

  const auto me = admin.get("/api/v1/me").json().at("person").get<std::string>();
  EXPECT_EQ(code_of(admin.patch("/api/v1/people/" + me, {{"active", false}})), "person.last_admin");
  EXPECT_EQ(code_of(admin.patch("/api/v1/people/" + me, {{"roles", {"cage"}}})), "person.last_admin");
  EXPECT_EQ(code_of(admin.patch("/api/v1/people/00000000000000000000000000", {{"active", false}})), "person.unknown");
  EXPECT_EQ(code_of(admin.patch("/api/v1/people/%27%3B%20DROP%20TABLE%20person%3B--", {{"active", false}})),
            "person.unknown");
  EXPECT_EQ(code_of(admin.patch(path, {{"roles", nlohmann::json::array()}})), "person.no_role");
}

TEST_F(Identity, SecretsAreChangedByTheirPersonAndResetByAnAdmin) {
  RunningService service(database_.node_url());
  auto admin = log_in(service, admin_);
  auto badge = add_person(admin, "D-201", {"dealer"});
  auto dealer = log_in(service, badge);
  auto other = log_in(service, badge);
  const auto change = [&](const nlohmann::json& body) { return dealer.put("/api/v1/me/secrets", body); };
  EXPECT_EQ(code_of(change({{"current_password", "wrong"}, {"new_pin", "274913"}})), "login.wrong");
  EXPECT_EQ(code_of(change({{"current_password", badge.password}, {"new_pin", "123456"}})), "pin.weak");
  EXPECT_EQ(code_of(change({{"current_password", badge.password}, {"new_password", "too short"}})), "password.weak");
  EXPECT_EQ(code_of(change({{"current_password", badge.password}})), "secrets.none");
  EXPECT_EQ(change({{"current_password", badge.password}, {"new_password", "muddy river nine"}}).status, 204);
  EXPECT_EQ(dealer.get("/api/v1/me").status, 200);
  EXPECT_EQ(code_of(other.get("/api/v1/me")), "session.ended");
  badge.password = "muddy river nine";
  log_in(service, badge);

  const auto path = "/api/v1/people/" + badge.id + "/secrets";
  EXPECT_EQ(admin.post(path).status, 422);
  const auto reset = admin.post(path, {{"password", true}, {"pin", true}});
  ASSERT_EQ(reset.status, 200);
  EXPECT_EQ(code_of(dealer.get("/api/v1/me")), "session.ended");
  EXPECT_EQ(code_of(Client(service).post("/api/v1/sessions", {{"licence", "D-201"}, {"password", badge.password}})),
            "login.wrong");
  badge.password = reset.json().at("password");
  log_in(service, badge);
}

TEST_F(Identity, ATabletIsEnrolledOnceAndItsDealersRelieveEachOther) {
  RunningService service(database_.node_url());
  auto admin = log_in(service, admin_);
  const auto floor_badge = add_person(admin, "F-17", {"floor", "admin"});
  auto floor = log_in(service, floor_badge);
  const auto code =
      floor.post("/api/v1/devices/codes", {{"table", 7}, {"name", "Tablet 12"}}).json().at("code").get<std::string>();
  const auto enrolled = Client(service).post("/api/v1/devices", {{"code", code}, {"deliver", "body"}});
  ASSERT_EQ(enrolled.status, 201);
  EXPECT_EQ(code_of(Client(service).post("/api/v1/devices", {{"code", code}})), "enrolment.unknown")
      << "a code is good once";
  const auto token = enrolled.json().at("device_token").get<std::string>();
  const auto device = enrolled.json().at("device").at("id").get<std::string>();
  Client tablet(service, "Device " + token);
  EXPECT_EQ(tablet.get("/api/v1/me").json().at("table"), 7);
  EXPECT_EQ(tablet.get("/api/v1/sessions").status, 403) << "a tablet alone is nobody";

  const auto d201 = add_person(admin, "D-201", {"dealer"});
  const auto d202 = add_person(admin, "D-202", {"dealer"});
  auto first = tap_in(service, token, d201);
  EXPECT_EQ(first.get("/api/v1/me").json().at("table"), 7);
  EXPECT_EQ(first.get("/api/v1/me").json().at("device"), device);
  auto second = tap_in(service, token, d202);
  EXPECT_EQ(code_of(first.get("/api/v1/me")), "session.ended") << "relieved";
  const auto other_token = enrol(service, floor, 8);
  auto elsewhere = tap_in(service, other_token, d202);
  EXPECT_EQ(code_of(second.get("/api/v1/me")), "session.ended") << "a dealer is at one table";
  EXPECT_EQ(elsewhere.post("/api/v1/devices/tap-out").status, 204);
  EXPECT_EQ(elsewhere.get("/api/v1/me").status, 401);

  auto at_table = tap_in(service, token, floor_badge);
  EXPECT_EQ(at_table.get("/api/v1/me").json().at("roles"), nlohmann::json({"floor"}))
      << "a PIN opens no administration";
  EXPECT_EQ(code_of(at_table.get("/api/v1/people")), "access.denied");
  EXPECT_EQ(code_of(tablet.post("/api/v1/devices/tap-in", {{"licence", "D-201"}, {"pin", "000001"}})), "login.wrong");
  EXPECT_EQ(code_of(tablet.post("/api/v1/devices/tap-in", {{"licence", "A-1"}, {"pin", admin_.password}})),
            "login.wrong");

  EXPECT_EQ(floor.remove("/api/v1/devices/" + device).status, 204);
  EXPECT_EQ(code_of(at_table.get("/api/v1/me")), "session.ended");
  EXPECT_EQ(tablet.get("/api/v1/me").status, 401);
  EXPECT_EQ(tablet.post("/api/v1/devices/tap-in", {{"licence", "D-201"}, {"pin", d201.pin}}).status, 401);
  EXPECT_EQ(code_of(floor.remove("/api/v1/devices/" + device)), "device.unknown");
  EXPECT_EQ(floor.get("/api/v1/devices").json().at("items").size(), 2U);
}

TEST_F(Identity, TheSecondSignatureIsOfAnotherPersonOfTheRightRole) {
  RunningService service(database_.node_url());
  auto admin = log_in(service, admin_);
  const auto d201 = add_person(admin, "D-201", {"dealer"});
  const auto d202 = add_person(admin, "D-202", {"dealer"});
  const auto f17 = add_person(admin, "F-17", {"floor"});
  auto floor = log_in(service, f17);
  auto dealer = tap_in(service, enrol(service, floor, 7), d201);
  const auto shown = services::hex_of(services::sha256("count $318"));
  const auto sign = [&](Client& who, const Badge& second, nlohmann::json more = {}) {
    nlohmann::json body{
        {"act", "bad_beat_box_count"}, {"shown_hash", shown}, {"licence", second.licence}, {"pin", second.pin}};
    if (more.is_object()) body.update(more);
    return who.post("/api/v1/co-signatures", body);
  };
  const auto same = sign(dealer, d201);
  EXPECT_EQ(same.status, 403);
  EXPECT_EQ(code_of(same), "cosign.same_person");
  EXPECT_EQ(same.json().at("clause"), "POKER-15.D.1.a");
  EXPECT_EQ(code_of(sign(dealer, d202)), "cosign.second_role");
  EXPECT_EQ(code_of(sign(floor, d201)), "cosign.first_role");
  EXPECT_EQ(code_of(sign(dealer, {"", "F-17", "", "000000"})), "login.wrong");
  EXPECT_EQ(code_of(sign(dealer, f17, {{"act", "dance"}})), "cosign.act");
  EXPECT_EQ(sign(dealer, f17, {{"shown_hash", "abc"}}).json().at("field"), "shown_hash");
  const auto good = sign(dealer, f17);
  ASSERT_EQ(good.status, 201) << good.body;
  EXPECT_EQ(good.json().at("first"), d201.id);
  EXPECT_EQ(good.json().at("second_licence"), "F-17");
  // The second person at a login of his own, for what the first prepared.
  EXPECT_EQ(sign(floor, f17, {{"first", d201.id}}).status, 201);
  EXPECT_EQ(code_of(sign(floor, f17, {{"first", f17.id}})), "cosign.same_person");
}

TEST_F(Identity, EveryBodyIsReadStrictly) {
  RunningService service(database_.node_url());
  auto admin = log_in(service, admin_);
  const auto before = one("SELECT count(*)::text FROM event");
  struct Wrong {
    const char* path;
    std::string body;
    int status;
    const char* field;
  };
  for (const auto& [path, body, status, field] : std::vector<Wrong>{
           {"/api/v1/people", R"({"name":"A","licence":"B-1","roles":["dealer"],"id":"x"})", 422, "id"},
           {"/api/v1/people", R"({"name":7,"licence":"B-1","roles":["dealer"]})", 422, "name"},
           {"/api/v1/people", R"({"name":"A","licence":"B-1","roles":["king"]})", 422, "roles"},
           {"/api/v1/people", R"({"name":"A","licence":"B-1"})", 422, "roles"},
           {"/api/v1/people", "{\"name\":\"" + std::string(81, 'a') + R"(","licence":"B-1","roles":["dealer"]})", 422,
            "name"},
           {"/api/v1/people", "{\"name\":\"\xff\xfe\",\"licence\":\"B-1\",\"roles\":[\"dealer\"]}", 400, ""},
           {"/api/v1/people", "{", 400, ""},
           {"/api/v1/people", R"({"name":"A","name":"B"})", 400, ""},
           {"/api/v1/devices/codes", R"({"table":-7,"name":"T"})", 422, "table"},
           {"/api/v1/devices/codes", R"({"table":99999999999999999999,"name":"T"})", 422, "table"},
           {"/api/v1/devices/codes", R"({"table":"7","name":"T"})", 422, "table"},
           {"/api/v1/sessions", R"({"licence":"A-1","password":"x","deliver":"pigeon"})", 422, "deliver"},
       }) {
    const auto answer = admin.ask(drogon::Post, path, body);
    EXPECT_EQ(answer.status, status) << body << answer.body;
    EXPECT_EQ(answer.json().value("field", ""), field) << body;
    EXPECT_EQ(answer.json().at("code"), "body.invalid");
    EXPECT_TRUE(answer.header("content-type").starts_with("application/problem+json"));
  }
  EXPECT_EQ(service.ask(drogon::Post, "/api/v1/sessions", {{"Content-Type", "text/plain"}}, "{}").status, 415);
  EXPECT_EQ(one("SELECT count(*)::text FROM event"), before) << "nothing was stored";
  EXPECT_EQ(service.get("/healthz").status, 200);
}

TEST_F(Identity, WhatIsLoggedHoldsNoSecret) {
  RunningService service(database_.node_url(), {{"LAMMER_LOG_LEVEL", "debug"}});
  auto admin = log_in(service, admin_);
  const auto d201 = add_person(admin, "D-201", {"dealer", "floor"});
  auto dealer_desk = log_in(service, d201);
  const auto token = enrol(service, dealer_desk, 7);
  auto dealer = tap_in(service, token, d201);
  const auto ticket = dealer.post("/api/v1/live/tickets").json().at("ticket").get<std::string>();
  Client(service).post("/api/v1/sessions", {{"licence", "A-1"}, {"password", "a wrong secret 77"}});
  const auto log = service.process().output();
  std::ifstream key_file(required_variable("LAMMER_IDENTITY_KEY_FILE"));
  std::string key;
  std::getline(key_file, key);
  ASSERT_GE(key.size(), 32U);
  for (const auto& secret :
       {admin_.password, d201.password, "\"" + d201.pin + "\"", token, ticket, dealer.refresh_token,
        std::string("a wrong secret 77"), key, std::string("eyJ"), std::string("$argon2id$")})
    EXPECT_EQ(log.find(secret), std::string::npos) << secret;
  EXPECT_NE(log.find("/api/v1/devices/tap-in"), std::string::npos) << "the log was read";

  auto connection = database_.connect();
  for (const auto& row : pqxx::nontransaction(connection).exec("SELECT payload FROM event"))
    for (const auto& secret : {admin_.password, d201.password, token, dealer.refresh_token})
      EXPECT_EQ(row[0].as<std::string>().find(secret), std::string::npos);
}

TEST_F(Identity, TheRecordOfAPersonIsAChainThatNamesActorAndRequest) {
  RunningService service(database_.node_url());
  auto admin = log_in(service, admin_);
  const auto answer = service.ask(drogon::Post, "/api/v1/sessions",
                                  {{"Content-Type", "application/json"}, {"X-Request-Id", "desk-4-0815"}},
                                  nlohmann::json({{"licence", "A-1"}, {"password", admin_.password}}).dump());
  ASSERT_EQ(answer.status, 201);
  EXPECT_EQ(
      one("SELECT count(*)::text FROM event WHERE command_id = 'desk-4-0815' AND type = 'session.opened' AND actor = "
          "substr(stream, 8)"),
      "1");
  auto connection = database_.connect();
  pqxx::nontransaction read(connection);
  services::Hash before{};
  std::int64_t seq = 0;
  for (const auto& row :
       read.exec("SELECT stream, seq, (extract(epoch FROM at) * 1000)::bigint, type, version, payload, clauses, actor, "
                 "device, command_id, encode(hash, 'hex') FROM event WHERE stream LIKE 'person/%' ORDER BY seq")) {
    EXPECT_EQ(row[1].as<std::int64_t>(), ++seq);
    before = services::hash_of(
        {"main", row[0].view(), seq, services::Instant(milliseconds(row[2].as<std::int64_t>())), row[3].view(),
         row[4].as<std::int64_t>(), row[5].view(), row[6].view(), row[7].view(), row[8].view(), row[9].view()},
        before);
    EXPECT_EQ(services::hex_of(before), row[10].as<std::string>());
  }
  EXPECT_GE(seq, 3);
}

TEST_F(Identity, WithoutAKeyNobodyLogsIn) {
  RunningService service(database_.node_url(), {{"LAMMER_IDENTITY_KEY_FILE", ""}});
  const auto answer = Client(service).post("/api/v1/sessions", {{"licence", "A-1"}, {"password", admin_.password}});
  EXPECT_EQ(answer.status, 503);
  EXPECT_EQ(code_of(answer), "identity.no_key");
}

TEST_F(Identity, ANewSigningKeyLeavesOldTokensGood) {
  RunningService service(database_.node_url());
  auto admin = log_in(service, admin_);
  const auto made = run({program("lammer"), "keys", "new"}, {{"LAMMER_DATABASE_URL", database_.node_url()}});
  ASSERT_EQ(made.exit_code, 0) << made.output;
  auto connection = database_.connect();
  pqxx::nontransaction(connection).exec("UPDATE signing_key SET active_from = active_from - interval '2 minutes'");
  const auto kid = [&] {
    const auto opened = Client(service).post("/api/v1/sessions", {{"licence", "A-1"}, {"password", admin_.password}});
    const auto token = opened.json().at("access_token").get<std::string>();
    return token.substr(0, token.find('.'));
  };
  const auto old_header = kid();
  for (int i = 0; i < 60 && kid() == old_header; ++i) std::this_thread::sleep_for(milliseconds(100));
  EXPECT_EQ(admin.get("/api/v1/me").status, 200);
  EXPECT_EQ(one("SELECT count(*)::text FROM signing_key"), "2");
}

TEST_F(Identity, AtTheShellPeopleAreListedAndResetAndNothingIsDoneTwice) {
  const Variables node{{"LAMMER_DATABASE_URL", database_.node_url()}, {"LAMMER_REDIS_URL", ""}};
  const auto lammer = [&](std::vector<std::string> words) {
    words.insert(words.begin(), program("lammer"));
    return run(words, node);
  };
  const auto list = lammer({"user", "list"});
  EXPECT_NE(list.output.find("A-1"), std::string::npos);
  EXPECT_EQ(list.output.find(admin_.password), std::string::npos);
  EXPECT_EQ(lammer({"user", "add", "--name", "Ada", "--licence", "A-1", "--role", "admin"}).exit_code, 1);
  EXPECT_EQ(lammer({"user", "add", "--name", "Ada", "--licence", "A-1", "--role", "admin", "--if-missing"}).exit_code,
            0);
  EXPECT_EQ(lammer({"user", "add", "--name", "Ada", "--licence", "A-2", "--role", "king"}).exit_code, 1);
  EXPECT_EQ(
      lammer({"user", "add", "--room", "nowhere", "--name", "Ada", "--licence", "A-2", "--role", "admin"}).exit_code,
      1);
  EXPECT_EQ(lammer({"user", "reset", "--licence", "Z-9"}).exit_code, 1);
  const auto reset = lammer({"user", "reset", "--licence", "A-1"});
  ASSERT_EQ(reset.exit_code, 0);
  RunningService service(database_.node_url());
  const auto at = reset.output.find("password") + 10;
  log_in(service, {"", "A-1", reset.output.substr(at, reset.output.find('\n', at) - at), ""});
}

}  // namespace
}  // namespace lammer::testing
