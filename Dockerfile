# The site in a container: runs as an unprivileged user, without development packages. The data is in /data.
FROM node:24-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY app/drawings/package.json app/drawings/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-slim
WORKDIR /site
COPY --from=build /site ./
RUN mkdir /data /backups && chown node:node /data /backups
USER node
ENV DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=60s CMD ["node", "-e", "fetch('http://localhost:' + (process.env.PORT || 3000) + '/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["npm", "start"]
