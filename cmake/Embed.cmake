# lammer_embed(TARGET HEADER NAMESPACE files...): compiles the text of the given files into TARGET. The generated HEADER
# declares, in NAMESPACE, a table `embedded_files` of {name, text}, ordered by name.
function(lammer_embed target header namespace)
  set(out ${CMAKE_CURRENT_BINARY_DIR}/generated/${header})
  list(JOIN ARGN "|" files)
  add_custom_command(
    OUTPUT ${out}
    COMMAND ${CMAKE_COMMAND} -DOUT=${out} -DNAMESPACE=${namespace} "-DFILES=${files}" -P ${PROJECT_SOURCE_DIR}/cmake/WriteEmbedded.cmake
    DEPENDS ${ARGN} ${PROJECT_SOURCE_DIR}/cmake/WriteEmbedded.cmake
    VERBATIM)
  target_sources(${target} PRIVATE ${out})
  target_include_directories(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/generated)
endfunction()
