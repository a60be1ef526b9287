// Addresses as operators write them, and as they mistype them.
#include "db/redis/redis_address.h"

#include <gtest/gtest.h>

namespace lammer::db {
namespace {

TEST(RedisAddress, ReadsHostPortSocketAndPassword) {
  const auto tcp = parse_redis_address("redis://:s3:cr@t@127.0.0.1:6390");
  ASSERT_TRUE(tcp);
  EXPECT_EQ(tcp->host, "127.0.0.1");
  EXPECT_EQ(tcp->port, 6390);
  EXPECT_EQ(tcp->password, "s3:cr@t");
  EXPECT_EQ(tcp->shown(), "127.0.0.1:6390");
  EXPECT_EQ(parse_redis_address("redis://cache")->port, 6379);
  EXPECT_EQ(parse_redis_address("unix:///run/redis.sock")->socket, "/run/redis.sock");
  EXPECT_EQ(parse_redis_address("unix://:pw@/run/redis.sock")->password, "pw");
}

TEST(RedisAddress, RefusesWhatIsNoAddress) {
  for (const auto* wrong :
       {"", "localhost:6379", "http://x", "redis://", "redis://:6379", "redis://x:0", "redis://x:70000",
        "redis://x:63a", "redis://user:pw@x", "redis://x/1", "unix://relative.sock"})
    EXPECT_FALSE(parse_redis_address(wrong)) << wrong;
}

}  // namespace
}  // namespace lammer::db
