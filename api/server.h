// The HTTP server of a node: Drogon with every limit set on purpose, our routes, our headers, and a stop that finishes
// what it began.
#pragma once

namespace lammer::api {

class Node;

// Serves until SIGTERM or SIGINT; returns the program's exit code. Call block_stop_signals before any thread exists.
int serve(Node& node);

// So that only serve's own thread hears SIGTERM and SIGINT, in ordinary code instead of a signal handler.
void block_stop_signals();

}  // namespace lammer::api
