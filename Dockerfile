# Builds Pirogue and runs it as a user without rights; only /data and /tmp are written. See docs/HOSTING.md.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/local-discord/package.json packages/local-discord/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    DATABASE_URL=file:/data/pirogue.db \
    METRICS_PORT=9464 \
    MALLOC_ARENA_MAX=1 \
    MALLOC_MMAP_THRESHOLD_=65536 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    NODE_COMPILE_CACHE=/data/compiled
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# Migrations, tile sets and catalogues are read from here; the tool for backups runs from its source.
COPY --from=build /app/src ./src
COPY --from=build /app/packages ./packages
COPY --from=build /app/tools ./tools
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.METRICS_PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--initial-heap-size=64", "--heap-growing-percent=30", "--no-parallel-scavenge", "--no-concurrent-marking", "--v8-pool-size=1", "dist/main.cjs"]
