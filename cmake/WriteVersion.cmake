# Run at each build: writes OUT with NUMBER and the commit, and leaves it alone if nothing changed, so nothing is rebuilt.
execute_process(COMMAND git -C ${SOURCE_DIR} rev-parse --short HEAD OUTPUT_VARIABLE commit
                OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
set(version ${NUMBER})
if(commit)
  string(APPEND version "+${commit}")
endif()
file(CONFIGURE OUTPUT ${OUT} CONTENT "#pragma once\n#define LAMMER_VERSION \"${version}\"\n")
