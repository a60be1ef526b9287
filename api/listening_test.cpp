// A port that is taken is noticed, and the sentence says what to do.
#include "api/listening.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace lammer::api {
namespace {

std::string refusal(const std::string& address, std::uint16_t port) {
  try {
    claim_port(address, port);
    return "";
  } catch (const CannotListen& e) {
    return e.what();
  }
}

TEST(Listening, ZeroTakesAFreePortWhichCanThenBeClaimed) {
  const auto port = claim_port("127.0.0.1", 0);
  EXPECT_GT(port, 0);
  EXPECT_EQ(claim_port("127.0.0.1", port), port);
}

TEST(Listening, APortInUseIsRefusedEvenIfItsOwnerSharesIt) {
  const int listener = ::socket(AF_INET, SOCK_STREAM, 0);
  ASSERT_GE(listener, 0);
  const int on = 1;
  ::setsockopt(listener, SOL_SOCKET, SO_REUSEPORT, &on, sizeof on);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  ASSERT_EQ(::bind(listener, reinterpret_cast<sockaddr*>(&address), size), 0);
  ASSERT_EQ(::listen(listener, 1), 0);
  ::getsockname(listener, reinterpret_cast<sockaddr*>(&address), &size);
  const auto port = ntohs(address.sin_port);
  EXPECT_EQ(refusal("127.0.0.1", port), "127.0.0.1 port " + std::to_string(port) +
                                            " is in use by another program: stop it or choose another port with "
                                            "LAMMER_LISTEN_PORT");
  ::close(listener);
  EXPECT_EQ(refusal("127.0.0.1", port), "");
}

TEST(Listening, AnAddressThatIsNotOursIsRefused) {
  EXPECT_NE(refusal("192.0.2.1", 0).find("correct LAMMER_LISTEN_ADDRESS"), std::string::npos);
  EXPECT_NE(refusal("1.2.3", 0).find("correct LAMMER_LISTEN_ADDRESS"), std::string::npos);
}

}  // namespace
}  // namespace lammer::api
