# docker build -t dasbor .    (docs/operating.md)
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /src
RUN npm install --global pnpm@12.21.0
COPY . .
RUN pnpm install --frozen-lockfile && node scripts/build-production.mjs

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
# Files of merchants, unless they are in a bucket (S3_ENDPOINT). Nothing else is written, so the root may be read-only.
RUN install --directory --owner=node --group=node --mode=700 /data
COPY --from=build /src/dist/production /app
WORKDIR /app
USER node
VOLUME /data
EXPOSE 4000 4001
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm in between, which would not pass on SIGTERM.
CMD ["node", "apps/api/src/server.ts"]
