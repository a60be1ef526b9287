# Run by lammer_embed: writes the files named in FILES (separated by |) as raw strings into the header OUT.
string(REPLACE "|" ";" files "${FILES}")
list(SORT files)
list(LENGTH files count)
set(rows "")
foreach(file IN LISTS files)
  get_filename_component(name "${file}" NAME)
  file(READ "${file}" text)
  if(text MATCHES "\\)embedded\"")
    message(FATAL_ERROR "${file} contains the raw string delimiter )embedded\" and cannot be embedded")
  endif()
  string(APPEND rows "    {\"${name}\", R\"embedded(${text})embedded\"},\n")
endforeach()
file(WRITE "${OUT}" "// Generated from source files by cmake/WriteEmbedded.cmake; not to be edited.
#pragma once
#include <array>
#include <string_view>
namespace ${NAMESPACE} {
struct EmbeddedFile {
  std::string_view name;
  std::string_view text;
};
inline constexpr std::array<EmbeddedFile, ${count}> embedded_files{{
${rows}}};
}  // namespace ${NAMESPACE}
")
