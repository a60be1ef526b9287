// A feed tells everything once, in order, and encodes nothing twice.
#include "api/live/feed.h"

#include <gtest/gtest.h>

namespace lammer::api {
namespace {

using services::StoredEvent;

// Counts what it is given.
class Sum : public services::StreamModel {
 public:
  void restore(const StoredEvent& event) override { total += event.seq; }
  std::optional<std::pair<int, std::string>> snapshot() const override { return std::nullopt; }
  bool restore_snapshot(int /*version*/, const std::string& /*state*/) override { return false; }

  std::int64_t total = 0;
};

class SumTopic : public TopicKind {
 public:
  std::optional<services::StreamName> stream_of(const std::string& room, const std::string& topic) const override {
    return services::StreamName{room, topic};
  }
  Expected<Sight> sight_of(const services::Principal& /*who*/, const services::StreamName& /*name*/) const override {
    return Sight::whole;
  }
  std::unique_ptr<services::StreamModel> copy_of(const services::StreamModel& model) const override {
    return std::make_unique<Sum>(dynamic_cast<const Sum&>(model));
  }
  std::string view(const services::StreamModel& model, std::int64_t /*seq*/, Sight sight) const override {
    ++encoded;
    return sight == Sight::covered ? "0" : std::to_string(dynamic_cast<const Sum&>(model).total);
  }
  std::string event(const StoredEvent& event, Sight /*sight*/) const override {
    ++encoded;
    return std::to_string(event.seq);
  }

  mutable int encoded = 0;
};

std::vector<StoredEvent> events(std::int64_t from, std::int64_t to) {
  std::vector<StoredEvent> all;
  for (auto seq = from; seq <= to; ++seq) all.push_back({.seq = seq});
  return all;
}

class Feeds : public ::testing::Test {
 protected:
  Feeds() { feed_.begin(std::make_shared<Sum>(), 10); }

  std::string tail(std::int64_t since, const std::vector<StoredEvent>& older = {}) {
    const auto bytes = feed_.tail(since, Sight::whole, older);
    return bytes ? *bytes : "nothing";
  }

  SumTopic kind_;
  Feed feed_{"sum/1", kind_};
};

TEST_F(Feeds, TakesWhatFollowsAndNothingElse) {
  EXPECT_TRUE(feed_.take(events(11, 12)));
  EXPECT_FALSE(feed_.take(events(14, 15))) << "13 is missing";
  EXPECT_EQ(feed_.seq(), 12);
  EXPECT_TRUE(feed_.take(events(11, 14))) << "what is known is passed over";
  EXPECT_EQ(feed_.seq(), 14);
  EXPECT_EQ(*feed_.snapshot(Sight::whole), R"({"op":"snapshot","topic":"sum/1","seq":14,"view":50})");
  EXPECT_EQ(*feed_.snapshot(Sight::covered), R"({"op":"snapshot","topic":"sum/1","seq":14,"view":0})");
}

TEST_F(Feeds, TellsTheTailFromMemoryOrFromWhatWasRead) {
  feed_.take(events(11, 13));
  EXPECT_EQ(tail(13), R"({"op":"events","topic":"sum/1","from":14,"to":13,"events":[],"view":36})");
  EXPECT_EQ(tail(11), R"({"op":"events","topic":"sum/1","from":12,"to":13,"events":[12,13],"view":36})");
  EXPECT_EQ(tail(8), "nothing") << "further back than it remembers";
  EXPECT_EQ(tail(8, events(9, 12)),
            R"({"op":"events","topic":"sum/1","from":9,"to":13,"events":[9,10,11,12,13],"view":36})");
  EXPECT_EQ(tail(8, events(9, 20)),
            R"({"op":"events","topic":"sum/1","from":9,"to":13,"events":[9,10,11,12,13],"view":36})")
      << "what was read beyond the feed is told when the feed is there";
  EXPECT_EQ(tail(8, events(9, 9)), "nothing") << "10 is missing";
}

TEST_F(Feeds, EncodesOnceASight) {
  feed_.take(events(11, 13));
  tail(10);
  const auto once = kind_.encoded;
  EXPECT_EQ(once, 4);
  tail(10);
  tail(12);
  feed_.snapshot(Sight::whole);
  EXPECT_EQ(kind_.encoded, once);
  feed_.take(events(14, 14));
  tail(13);
  EXPECT_EQ(kind_.encoded, once + 2) << "one event and the new view";
}

TEST_F(Feeds, RemembersABoundedNumber) {
  feed_.take(events(11, 2000));
  EXPECT_EQ(tail(11), "nothing");
  EXPECT_NE(tail(1990), "nothing");
}

}  // namespace
}  // namespace lammer::api
