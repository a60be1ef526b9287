// How long something is believed.
#include "services/identity/standings.h"

#include <gtest/gtest.h>

namespace lammer::services {
namespace {

using std::chrono::milliseconds;

const Instant start(std::chrono::hours(500'000));

StandingRow row(const std::string& id, bool good) {
  StandingRow standing;
  standing.id = id;
  standing.good = good;
  standing.session.id = id;
  standing.session.device = "d1";
  standing.person.emplace();
  standing.person->id = "p1";
  return standing;
}

TEST(Standings, AreBelievedForLessThanASecond) {
  Standings standings;
  EXPECT_FALSE(standings.find("s1", start));
  standings.put({"s1"}, {row("s1", true)}, start, standings.generation());
  EXPECT_TRUE(standings.find("s1", start + milliseconds(999))->good);
  EXPECT_EQ(standings.find("s1", start)->principal.person, "p1");
  EXPECT_FALSE(standings.find("s1", start + milliseconds(1000)));
  EXPECT_FALSE(standings.find("s1", start - milliseconds(1))) << "a clock that goes back proves nothing";
}

TEST(Standings, AHintOfPersonOrDeviceEndsTheBelief) {
  for (const auto* stream : {"person/p1", "device/d1"}) {
    Standings standings;
    standings.put({"s1"}, {row("s1", true)}, start, standings.generation());
    standings.hear({"main", "person/p2", 4});
    standings.hear({"main", "table/p1", 4});
    EXPECT_TRUE(standings.find("s1", start));
    standings.hear({"main", stream, 5});
    EXPECT_FALSE(standings.find("s1", start)) << stream;
  }
}

TEST(Standings, WhatWasReadBeforeAHintIsNotBelievedAfterIt) {
  Standings standings;
  const auto before = standings.generation();
  standings.hear({"main", "person/p1", 5});
  standings.put({"s1"}, {row("s1", true)}, start, before);
  EXPECT_FALSE(standings.find("s1", start));
}

TEST(Standings, TellWhatHasEndedOnce) {
  Standings standings;
  standings.put({"s1", "s2"}, {row("s1", true), row("s2", true)}, start, standings.generation());
  EXPECT_EQ(standings.put({"s1", "s2"}, {row("s1", false), row("s2", true)}, start, standings.generation()),
            std::vector<std::string>{"s1"});
  EXPECT_TRUE(standings.put({"s1"}, {}, start, standings.generation()).empty());
  EXPECT_FALSE(standings.find("s1", start)->good);
  EXPECT_EQ(standings.in_use(start).size(), 2U);
  EXPECT_TRUE(standings.in_use(start + std::chrono::minutes(2)).empty());
}

}  // namespace
}  // namespace lammer::services
