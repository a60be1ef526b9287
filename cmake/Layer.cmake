# lammer_layer(NAME LINKS libs...): the library lammer_NAME from every .cpp below this folder, and lammer_NAME_tests from
# the *_test.cpp that stand beside them. Files named *_main.cpp belong to programs and are left out. (Programs that the
# build itself runs stand in cmake/.)

function(lammer_layer name)
  cmake_parse_arguments(LAYER "" "" "LINKS" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  set(tests ${sources})
  list(FILTER sources EXCLUDE REGEX "_(test|main)\\.cpp$")
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")

  add_library(lammer_${name} STATIC ${sources})
  target_link_libraries(lammer_${name} PUBLIC lammer_compile_options ${LAYER_LINKS})

  if(tests)
    lammer_tests(lammer_${name}_tests SOURCES ${tests} LINKS lammer_${name})
  endif()
endfunction()

# lammer_tests(TARGET SOURCES files... LINKS libs...): a GoogleTest program whose tests can name their clauses with RULE.
function(lammer_tests target)
  cmake_parse_arguments(TESTS "" "" "SOURCES;LINKS" ${ARGN})
  add_executable(${target} ${TESTS_SOURCES})
  target_link_libraries(${target} PRIVATE lammer_test_support ${TESTS_LINKS} GTest::gmock GTest::gtest_main)
  set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
  # scripts/test counts the tests and their clauses from these results.
  add_test(NAME ${target} COMMAND ${target} --gtest_brief=1
    --gtest_output=json:${CMAKE_BINARY_DIR}/results/${target}.json)
endfunction()
