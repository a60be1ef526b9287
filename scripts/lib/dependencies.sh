# The pinned C++ dependencies: where each comes from and how it is built. Sourced by scripts/bootstrap.
#
# Debian 12 lacks Drogon and jwt-cpp, and its libpqxx and hiredis are too old. We build them from the source tarballs of
# the Debian archive itself (the machine's own apt knows where that is), pinned by SHA-256, into one prefix shared by all
# clones. The prefix is named after this file's hash, so a changed recipe builds anew and never mixes with an old one.

# name | least fit version | system package | path below pool/main/ | sha256
dependencies() {
  cat <<'TABLE'
hiredis|1.2|libhiredis-dev|h/hiredis/hiredis_1.2.0.orig.tar.gz|82ad632d31ee05da13b537c124f819eb88e18851d9cb0c30ae0552084811588c
libpqxx|7.10|libpqxx-dev|libp/libpqxx/libpqxx_7.10.0.orig.tar.gz|d588bca36357eda8bcafd5bc1f95df1afe613fdc70c80e426fc89eecb828fc3e
trantor|1.5.24|libtrantor-dev|t/trantor/trantor_1.5.28+ds.orig.tar.xz|e71bd9026f8b3e8c600a624c7c0a2d1d95430fea690515b0449b0dccc99b1300
drogon|1.9.10|libdrogon-dev|d/drogon/drogon_1.9.13+ds.orig.tar.xz|b10f86962c0da39a38c41cf6280d42686f4c2b250513b42973e94f655440170a
jwt-cpp|0.6|libjwt-cpp-dev|c/condor/condor_23.9.6+dfsg.orig.tar.xz|f515dcf37a8bfed0ecb6f344b606ab09eb3d74e779ba08e9bfdc7dfd31273190
TABLE
}

# Drogon is built without Redis and database clients of its own: durability is ours (docs/decisions/0002), and a
# Drogon that linked hiredis would let api/ reach it.
cmake_flags() {
  case $1 in
    hiredis) echo "-DDISABLE_TESTS=ON" ;;
    libpqxx) echo "-DSKIP_BUILD_TEST=ON" ;;
    trantor) echo "-DTRANTOR_USE_TLS=openssl -DBUILD_TESTING=OFF -DBUILD_DOC=OFF" ;;
    drogon) echo "-DUSE_SUBMODULE=OFF -DBUILD_CTL=OFF -DBUILD_EXAMPLES=OFF -DBUILD_TESTING=OFF -DBUILD_ORM=OFF -DBUILD_POSTGRESQL=OFF -DBUILD_MYSQL=OFF -DBUILD_SQLITE=OFF -DBUILD_REDIS=OFF -DBUILD_BROTLI=OFF -DBUILD_YAML_CONFIG=OFF" ;;
  esac
}

# build_dependency NAME SOURCE PREFIX SCRATCH
build_dependency() {
  local name=$1 source=$2 prefix=$3 scratch=$4
  if [ "$name" = jwt-cpp ]; then
    install_jwt_cpp "$source" "$prefix"
    return
  fi
  # shellcheck disable=SC2046 # the flags are words
  cmake -S "$source" -B "$scratch/$name" -G Ninja -Wno-dev \
    -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=OFF -DCMAKE_POSITION_INDEPENDENT_CODE=ON \
    -DCMAKE_CXX_STANDARD=20 -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_INSTALL_PREFIX="$prefix" $(cmake_flags "$name") &&
    cmake --build "$scratch/$name" --target install
}

# jwt-cpp travels inside another package's sources, headers only and without CMake files of its own.
install_jwt_cpp() {
  local headers=$1/src/vendor/jwt-cpp/include prefix=$2
  [ -f "$headers/jwt-cpp/jwt.h" ] || headers=$(dirname "$(dirname "$(find "$1" -path '*jwt-cpp/jwt.h' | head -n 1)")")
  [ -f "$headers/jwt-cpp/jwt.h" ] || return 1
  mkdir -p "$prefix/include" "$prefix/lib/cmake/jwt-cpp"
  cp -r "$headers/." "$prefix/include/"
  cat >"$prefix/lib/cmake/jwt-cpp/jwt-cpp-config.cmake" <<'CONFIG'
include(CMakeFindDependencyMacro)
find_dependency(OpenSSL)
if(NOT TARGET jwt-cpp::jwt-cpp)
  add_library(jwt-cpp::jwt-cpp INTERFACE IMPORTED)
  set_target_properties(jwt-cpp::jwt-cpp PROPERTIES
    INTERFACE_INCLUDE_DIRECTORIES "${CMAKE_CURRENT_LIST_DIR}/../../../include")
  target_link_libraries(jwt-cpp::jwt-cpp INTERFACE OpenSSL::SSL OpenSSL::Crypto)
endif()
CONFIG
}
