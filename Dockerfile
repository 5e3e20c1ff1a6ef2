# One image for every process: `node api/main.ts` (http), `node api/worker.ts` (jobs), `node api/backup.ts`, `node api/restore.ts`,
# `node api/prove-books.ts`, `node api/prove-record.ts`, `node tools/verify-statement/verify-statement.ts FILE`.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node tools/web-build.ts

# What runs: no web packages (they are built), no test packages, no database of its own, and the Node of the image only.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY tools/image tools/image
RUN npm ci --omit=dev && tools/image/slim.sh node_modules

FROM node:24-bookworm-slim
# What threads free goes back to the system: see api/adapters/processes/memory-given-back.ts.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 NODE_OPTIONS=--max-semi-space-size=8
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
# Node keeps what it compiled, as `make run` lets it: a container that is started again needs half the processor time.
ENV NODE_COMPILE_CACHE=/data/cache/compile
WORKDIR /app
COPY --from=build --chown=node:node /app/package.json /app/LICENSE ./
COPY --from=build --chown=node:node /app/docs/licences.md docs/licences.md
COPY --from=packages --chown=node:node /app/node_modules node_modules
COPY --from=build --chown=node:node /app/api api
COPY --from=build --chown=node:node /app/chart-reader chart-reader
COPY --from=build --chown=node:node /app/tools/verify-statement tools/verify-statement
COPY --from=build --chown=node:node /app/web/dist web/dist
RUN find api chart-reader tools -name '*.test.ts' -delete && rm -rf api/testing chart-reader/bench chart-reader/training \
  && mkdir /data && chown node:node /data
USER node
EXPOSE 3000
VOLUME /data
CMD ["node", "api/main.ts"]
