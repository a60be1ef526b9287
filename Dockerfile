# Lammer in a container: built the way a person builds it, then only what runs is kept. Never runs as root.
FROM debian:12 AS build
WORKDIR /src
# Dependencies first: they change rarely and take the longest.
COPY scripts/bootstrap scripts/bootstrap
COPY scripts/lib scripts/lib
RUN scripts/bootstrap run
COPY . .
RUN scripts/build web && scripts/build release

FROM debian:12-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends \
    libpq5 libssl3 zlib1g libuuid1 libjsoncpp25 libc-ares2 libsodium23 libspdlog1.10 libfmt9 libprometheus-cpp-core1.0 \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 7420 --no-create-home lammer
COPY --from=build /src/build/release/bin/lammerd /src/build/release/bin/lammer /opt/lammer/bin/
COPY --from=build /src/web-admin/dist /opt/lammer/web
ENV PATH=/opt/lammer/bin:$PATH
USER lammer
EXPOSE 7420
HEALTHCHECK --interval=10s --timeout=3s CMD ["lammer", "health"]
CMD ["lammerd"]
