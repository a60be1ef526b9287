// The ticket stands in the address, and is spent before the upgrade is answered: so nobody ever holds a socket without
// having proved who he is. What a proxy may have logged of the address by then is worth nothing. (A ticket in the first
// message would leave sockets of strangers open until they speak.)
#include "api/live/door.h"

#include <drogon/HttpAppFramework.h>
#include <drogon/HttpFilter.h>
#include <drogon/WebSocketController.h>

#include "api/auth/gate.h"
#include "api/http/problem.h"
#include "api/node.h"

namespace lammer::api {
namespace {

constexpr const char* path = "/api/v1/live";
constexpr const char* principal_key = "lammer.principal";
constexpr std::size_t ticket_bytes_max = 100;

}  // namespace

// Not in the nameless namespace: Drogon finds them by their names.
class LiveDoor : public drogon::HttpFilter<LiveDoor, false> {
 public:
  explicit LiveDoor(Node& node) : node_(node) {}

  void doFilter(const drogon::HttpRequestPtr& request, drogon::FilterCallback&& refuse,
                drogon::FilterChainCallback&& enter) override {
    auto* const loop = trantor::EventLoop::getEventLoopOfCurrentThread();
    const auto& ticket = request->getParameter("ticket");
    const auto on_refuse = [request, refuse = std::move(refuse)](const drogon::HttpResponsePtr& why) {
      refuse(why);
      // Drogon would leave the connection open, and takes no other upgrade on it.
      if (const auto connection = request->getConnectionPtr().lock()) connection->shutdown();
    };
    const auto on_enter = std::make_shared<drogon::FilterChainCallback>(std::move(enter));
    const auto decide = [this, request, on_refuse, on_enter](const Expected<services::Principal>& who) {
      if (!who) return on_refuse(problem(request, who.error()));
      if (!node_.live.reserve(*who))
        return on_refuse(problem(request, {"live.full", "There are too many live connections: close one.", {}}));
      request->attributes()->insert(principal_key, *who);
      (*on_enter)();  // ends in handleNewConnection, before it returns
    };
    if (ticket.size() > ticket_bytes_max)
      return decide(tl::unexpected(Refusal{"ticket.unknown", "This is no ticket of ours.", {}}));
    admit_live(node_, request, ticket, [loop, decide](const Expected<services::Principal>& who) {
      loop->queueInLoop([decide, who] { decide(who); });  // Drogon goes on only on the connection's own loop
    });
  }

 private:
  Node& node_;
};

class LiveController : public drogon::WebSocketController<LiveController, false> {
 public:
  explicit LiveController(Node& node) : node_(node) {}

  static void initPathRouting() { registerSelf__(path, {drogon::Get, "lammer::api::LiveDoor"}); }

  void handleNewConnection(const drogon::HttpRequestPtr& request,
                           const drogon::WebSocketConnectionPtr& connection) override {
    auto principal = request->attributes()->get<services::Principal>(principal_key);
    // Whoever hung up while his ticket was looked at is never reported as closed.
    if (!connection->connected()) return node_.live.give_back(principal);
    connection->setContext(node_.live.open(connection, request->getConnectionPtr(), std::move(principal)));
  }

  void handleNewMessage(const drogon::WebSocketConnectionPtr& connection, std::string&& text,
                        const drogon::WebSocketMessageType& type) override {
    if (const auto socket = connection->getContext<LiveSocket>()) node_.live.heard(socket, text, type);
  }

  void handleConnectionClosed(const drogon::WebSocketConnectionPtr& connection) override {
    if (const auto socket = connection->getContext<LiveSocket>()) node_.live.closed(socket);
    connection->clearContext();
  }

 private:
  Node& node_;
};

std::vector<Route> live_routes(Node& /*node*/) {
  return {{drogon::Get, path, "openLive", at_once([](const Call& call) {
             auto response = problem(call.request, drogon::k426UpgradeRequired, "live.upgrade",
                                     "This address speaks WebSocket: docs/live.md says how.");
             response->addHeader("Upgrade", "websocket");
             return response;
           })}};
}

void serve_live(Node& node) {
  drogon::app().registerFilter(std::make_shared<LiveDoor>(node));
  drogon::app().registerController(std::make_shared<LiveController>(node));
}

}  // namespace lammer::api
