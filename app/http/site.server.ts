/** What every request to the built site passes through, in order. */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createRequestHandler, type ServerBuild } from "react-router";
import { env } from "#app/env.server.ts";
import { log, logConsole } from "#app/log.server.ts";
import { api, currentVersion } from "#app/upstream/upstream.server.ts";
import type { Style } from "./inline-styles.ts";
import { answerBroken } from "./middleware/answer-broken.ts";
import { canonicalUrl, type ServerRoutes } from "./middleware/canonical-url.ts";
import { limitCalls } from "./middleware/limit-calls.ts";
import { limitServer, limitStandstill } from "./middleware/limits.ts";
import { logRequests } from "./middleware/log-requests.ts";
import { installMiddlewares, type Middleware, run } from "./middleware/middleware.ts";
import { createPageCache, type PageCacheOptions } from "./middleware/page-cache.ts";
import { refuse } from "./middleware/refuse.ts";
import { answerWith, createRender } from "./middleware/render.ts";
import { REQUEST_ID, requestId } from "./middleware/request-id.ts";
import { createShutdown } from "./middleware/shutdown.ts";
import { staticFiles } from "./middleware/static-files.ts";
import type { Shop } from "./page-address.ts";
import { countRequests } from "./process-figures.server.ts";
import { securityHeaders } from "./security-headers.ts";

const CLIENT = "build/client";
/** React Router marks a sheet of the layout by a sign at its end. */
const BUILT_STYLE = /^(\/assets\/[\w.-]+\.css)#?$/;

const headers = securityHeaders(env.publicOrigin);

const setHeaders: Middleware = (request, response, next) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader(REQUEST_ID, request.facts.id);
  next();
};

/** `load` gives the built site, which is there once all of it has been loaded; requests before that wait for it. */
export function installSite(load: () => Promise<ServerBuild>, shop: Shop): void {
  logConsole();
  const loading = load().then((build) => middlewaresOf(build, shop));
  const shutdown = createShutdown(
    async () => api?.close(),
    (error) => log.error({ err: error }, "could not close"),
  );
  installMiddlewares(
    [
      shutdown.count,
      countRequests,
      requestId(env.TRUSTED_PROXY_HOPS),
      logRequests(env.LOG_LEVEL, (lines) => process.stdout.write(lines)),
      refuse(headers),
      (request, response, next) => void loading.then((loaded) => run(loaded, request, response, next)),
    ],
    (server) => {
      limitServer(server);
      server.on("clientError", answerBroken(headers));
      shutdown.watch(server);
    },
  );
}

function middlewaresOf(build: ServerBuild, shop: Shop): Middleware[] {
  const handle = createRequestHandler(
    { ...build, allowedActionOrigins: env.PUBLIC_ORIGIN ? [new URL(env.PUBLIC_ORIGIN).host] : [] },
    "production",
  );
  const render = createRender(handle, env.PUBLIC_ORIGIN);
  const countSearch: PageCacheOptions["countSearch"] = (search) => api?.countSearch(search);
  const pages = createPageCache({ render, headers, currentVersion, countSearch });
  return [
    canonicalUrl(build.routes as ServerRoutes, shop),
    pages.hits,
    setHeaders,
    staticFiles(CLIENT),
    limitStandstill,
    limitCalls(),
    pages.misses,
    answerWith(render),
  ];
}

const styles = new Map<string, Style>();

/** A built style sheet, by its address; null when there is none. */
export function readBuiltStyle(href: string): Style | null {
  const [, path] = BUILT_STYLE.exec(href) ?? [];
  if (path === undefined) return null;
  const known = styles.get(href);
  if (known) return known;
  const text = readFileSync(join(CLIENT, path), "utf8").trim();
  const style = { text, source: `'sha256-${hash("sha256", text, "base64")}'` };
  styles.set(href, style);
  return style;
}
