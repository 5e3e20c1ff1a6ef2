# One image, two entry points: `node api/main.ts` (http) and `node api/worker.ts` (jobs).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm install --no-save --no-audit --no-fund
COPY . .
RUN node tools/web-build.ts && npm prune --omit=dev

FROM node:24-bookworm-slim
# What threads free goes back to the system: see api/adapters/processes/memory-given-back.ts.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=node:node /app/package.json ./
COPY --from=build --chown=node:node /app/node_modules node_modules
COPY --from=build --chown=node:node /app/api api
COPY --from=build --chown=node:node /app/chart-reader chart-reader
COPY --from=build --chown=node:node /app/web/dist web/dist
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
VOLUME /data
CMD ["node", "api/main.ts"]
