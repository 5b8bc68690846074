# Compiles the house and its native addon; nothing of this stage but the result goes on.
FROM node:24-bookworm AS build
RUN for tool in python3 make g++; do \
      command -v "$tool" >/dev/null || missing="$missing $tool"; \
    done; \
    if [ -n "$missing" ]; then \
      apt-get update -qq && apt-get install -y -qq --no-install-recommends $missing && rm -rf /var/lib/apt/lists/*; \
    fi
WORKDIR /spielhaus
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY tsconfig.json tsconfig.build.json build.mjs ./
COPY src ./src
COPY commands ./commands
COPY locales ./locales
# At the end: what only compiling the addon needs stays behind.
RUN npm run build \
 && npm prune --omit=dev \
 && cd node_modules/better-sqlite3 \
 && rm -rf deps src build/Release/obj build/Release/obj.target build/Release/.deps build/Release/*.a build/Release/test_extension.node

FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=4000 DATA_DIR=/daten
RUN mkdir /daten && chown node:node /daten
WORKDIR /spielhaus
COPY --from=build /spielhaus/package.json ./
COPY --from=build /spielhaus/node_modules ./node_modules
COPY --from=build /spielhaus/dist ./dist
USER node
VOLUME /daten
EXPOSE 4000
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s --retries=3 CMD ["node", "dist/src/healthcheck.js"]
# A small young generation: shorter stalls, and a third less memory with many players (docs/messungen.md).
CMD ["node", "--max-semi-space-size=2", "dist/src/main.js"]
