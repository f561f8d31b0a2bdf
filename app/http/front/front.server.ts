/** The front of the built site: its steps in order. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createRequestHandler, type ServerBuild } from "react-router";
import { env } from "#app/env.server.ts";
import { log, logConsole } from "#app/log.server.ts";
import { api, currentVersion } from "#app/upstream/upstream.server.ts";
import type { CatalogueVersion } from "#app/upstream/upstream.ts";
import type { Shop } from "../page-address.ts";
import { toPageKey } from "../page-cache/page-key.ts";
import { pages } from "../page-cache/pages.server.ts";
import { countRequests } from "../process-figures.server.ts";
import { securityHeaders } from "../security-headers.ts";
import { answerBroken } from "./answer-broken.ts";
import { countSearches } from "./count-searches.ts";
import { installFront, run, type SiteRequest, type Step } from "./front.ts";
import { identify, REQUEST_ID } from "./identify.ts";
import { limitCalls } from "./limit-calls.ts";
import { limitServer, limitStandstill } from "./limits.ts";
import { logRequests } from "./log-requests.ts";
import { namePages, type ServerRoutes } from "./name-pages.ts";
import { refuse } from "./refuse.ts";
import { routeRequests } from "./route-requests.ts";
import { serveCachedPages } from "./serve-cached-pages.ts";
import { serveFiles } from "./serve-files.ts";
import { createShutdown } from "./shutdown.ts";

/** React Router tells a sheet of the layout by a sign at its end. */
const BUILT_STYLE = /^(\/assets\/[\w.-]+\.css)#?$/;

const headers = securityHeaders(env.publicOrigin);

const setHeaders: Step = (request, response, next) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader(REQUEST_ID, request.facts.id);
  next();
};

/** `load` gives the built site, which is there once all of it has been loaded. */
export function installSiteFront(load: () => Promise<ServerBuild>, shop: Shop): void {
  logConsole();
  const { count, watch } = createShutdown(
    async () => api?.close(),
    (error) => log.error({ err: error }, "could not close"),
  );
  installFront({
    steps: [
      count,
      countRequests,
      identify(env.TRUSTED_PROXY_HOPS),
      logRequests(env.LOG_LEVEL, (lines) => process.stdout.write(lines)),
      refuse(headers),
      later(load().then((build) => stepsOf(build, shop))),
    ],
    onServer: (server) => {
      limitServer(server);
      server.on("clientError", answerBroken(headers));
      watch(server);
    },
  });
}

const styles = new Map<string, string>();
let assetsFolder: string | null = null;

/** The text of a built style sheet, by its address; null when there is none. */
export function readBuiltStyle(href: string): string | null {
  const [, path] = BUILT_STYLE.exec(href) ?? [];
  if (assetsFolder === null || path === undefined) return null;
  const text = styles.get(href) ?? readFileSync(join(assetsFolder, path), "utf8").trim();
  styles.set(href, text);
  return text;
}

function stepsOf(build: ServerBuild, shop: Shop): Step[] {
  assetsFolder = build.assetsBuildDirectory;
  const handle = createRequestHandler(
    { ...build, allowedActionOrigins: env.PUBLIC_ORIGIN ? [new URL(env.PUBLIC_ORIGIN).host] : [] },
    "production",
  );
  return [
    namePages(build.routes as ServerRoutes, shop),
    serveCachedPages(
      pages,
      keyOf,
      headers,
      countSearches((search) => api?.countSearch(search)),
    ),
    setHeaders,
    serveFiles(assetsFolder),
    limitStandstill,
    limitCalls(),
    routeRequests(handle, env.PUBLIC_ORIGIN),
  ];
}

/** Waits only for an upstream that has to be asked. */
function keyOf({ method, url = "", headers, facts }: SiteRequest): string | null | Promise<string | null> {
  if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return null;
  const toKey = (catalogueVersion: CatalogueVersion | null) =>
    catalogueVersion && toPageKey(catalogueVersion.version, url, facts.pageVariant);
  const catalogueVersion = currentVersion();
  return catalogueVersion instanceof Promise ? catalogueVersion.then(toKey) : toKey(catalogueVersion);
}

/** Steps that are there a little later; requests that come before wait for them. */
function later(loading: Promise<readonly Step[]>): Step {
  let steps: readonly Step[] | null = null;
  const loaded = loading.then((all) => {
    steps = all;
  });
  const step: Step = (request, response, next) => {
    if (steps) run(steps, request, response, next);
    else loaded.then(() => step(request, response, next));
  };
  return step;
}
