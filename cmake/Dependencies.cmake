# Everything we stand on, found once; scripts/bootstrap provides it.
find_package(GTest REQUIRED)
<<<<<<< HEAD
=======
find_package(benchmark REQUIRED)
>>>>>>> main
find_package(rapidcheck REQUIRED)
find_package(tl-expected REQUIRED)
find_package(libpqxx REQUIRED)
find_package(PostgreSQL REQUIRED)
find_package(hiredis REQUIRED)
find_package(Drogon REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(spdlog REQUIRED)
find_package(CLI11 REQUIRED)
find_package(prometheus-cpp REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(sodium REQUIRED IMPORTED_TARGET libsodium)
find_program(NODE node HINTS ${PROJECT_SOURCE_DIR}/.node/bin NO_DEFAULT_PATH)
find_program(NODE node REQUIRED)
