// Written anew at each build only if the commit has changed (cmake/WriteVersion.cmake).
#include "api/version.h"

#include "version.gen.h"

namespace lammer::api {

std::string_view version() {
  return LAMMER_VERSION;
}

}  // namespace lammer::api
