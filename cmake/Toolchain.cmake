# How our own code is compiled: warnings are errors, ccache and mold where the machine has them, sanitizers by preset.

find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()

add_library(lammer_compile_options INTERFACE)
target_compile_options(lammer_compile_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wnon-virtual-dtor
  -Woverloaded-virtual -Wimplicit-fallthrough -Werror
  # Designated initialisers name what differs from the defaults; the rest is meant to be left out.
  -Wno-missing-field-initializers
  # g++-12 sees uninitialised values in std::variant and pqxx::params where there are none.
  $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
target_include_directories(lammer_compile_options INTERFACE ${PROJECT_SOURCE_DIR})

if(LAMMER_SANITIZE)
  target_compile_options(lammer_compile_options INTERFACE
    -fsanitize=${LAMMER_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(lammer_compile_options INTERFACE -fsanitize=${LAMMER_SANITIZE})
endif()
