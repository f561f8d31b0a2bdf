/** Assembles the middlewares of the built site, in order. */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { env } from "#app/env.server.ts";
import { LANGUAGES } from "#app/languages/language.ts";
import { type FurtherLanguages, splitPrefix } from "#app/languages/paths.ts";
import { log, logConsole } from "#app/log.server.ts";
import { api, currentVersion } from "#app/upstream/upstream.server.ts";
import { createDictionary } from "./dictionary.ts";
import type { Style } from "./document.ts";
import { canonicalUrl, type ServerRoutes } from "./middleware/canonical-url.ts";
import { limitCalls } from "./middleware/limit-calls.ts";
import { limitRenders } from "./middleware/limit-renders.ts";
import { handleInOrder, limitIdleTime, limitServer, rejectMalformed } from "./middleware/limits.ts";
import { logRequests } from "./middleware/log-requests.ts";
import { installMiddlewares, type Middleware, run } from "./middleware/middleware.ts";
import { createPageCache } from "./middleware/page-cache.ts";
import { refuse } from "./middleware/refuse.ts";
import { createRender, renderWith } from "./middleware/render.ts";
import { REQUEST_ID, requestId } from "./middleware/request-id.ts";
import { createShutdown } from "./middleware/shutdown.ts";
import { staticFiles } from "./middleware/static-files.ts";
import type { VariantInput } from "./page-url.ts";
import { countRequests } from "./process-metrics.server.ts";
import { requestFactsContext, UNKNOWN_FACTS } from "./request-facts.ts";
import { createCountSearch } from "./search-outcome.ts";
import { securityHeaders } from "./security-headers.ts";

const CLIENT = "build/client";
/** React Router marks the layout's style sheets by a "#" at the end. */
const BUILT_STYLE = /^(\/assets\/[\w.-]+\.css)#?$/;

const headers = securityHeaders(env.publicOrigin);

const setHeaders: Middleware = (request, response, next) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader(REQUEST_ID, request.facts.id);
  next();
};

/** What pages depend on besides their URL and the catalogue; may change while the site runs. */
type Shop = VariantInput & FurtherLanguages;

/** Takes the language's prefix off the URL: later steps see the page's own path. */
const takePrefix =
  (shop: Shop): Middleware =>
  (request, _response, next) => {
    const { prefix, path } = splitPrefix(request.url ?? "", shop);
    request.facts.prefix = prefix;
    request.url = path;
    next();
  };

/** @param load resolves to the built site; earlier requests wait for it */
export function installSite(load: () => Promise<ServerBuild>, shop: Shop): void {
  logConsole();
  let site: Middleware[] | null = null;
  const loading = load().then((build) => {
    site = middlewaresOf(build, shop);
    return site;
  });
  const shutdown = createShutdown(
    async () => api?.close(),
    (error) => log.error({ err: error }, "could not close"),
  );
  installMiddlewares(
    [
      handleInOrder,
      shutdown.count,
      countRequests,
      requestId(env.TRUSTED_PROXY_HOPS),
      takePrefix(shop),
      logRequests(env.LOG_LEVEL),
      refuse(headers, env.PUBLIC_ORIGIN),
      (request, response) => {
        if (site) run(site, request, response);
        else void loading.then((loaded) => run(loaded, request, response));
      },
    ],
    (server) => {
      limitServer(server);
      server.on("clientError", rejectMalformed(headers));
      shutdown.watch(server);
    },
  );
}

function middlewaresOf(build: ServerBuild, shop: Shop): Middleware[] {
  const handle = handleByLanguage(build);
  const countSearch = createCountSearch((search) => api?.countSearch(search));
  const render = limitRenders(createRender(handle, env.PUBLIC_ORIGIN, countSearch), !api);
  const dictionary = createDictionary(async (path) => {
    const request = new Request(new URL(path, env.publicOrigin));
    const context = new RouterContextProvider();
    const facts = { ...UNKNOWN_FACTS };
    context.set(requestFactsContext, facts);
    const { ok } = await handle(request, context);
    return ok ? facts.document : null;
  });
  const pages = createPageCache({ render, headers, currentVersion, countSearch, dictionary });
  return [
    canonicalUrl(build.routes as ServerRoutes, shop),
    pages.hits,
    setHeaders,
    dictionary.serve,
    staticFiles(CLIENT),
    limitIdleTime,
    limitCalls(),
    pages.misses,
    renderWith(render),
  ];
}

/** The router writes its base path before the paths of links, forms and redirects. */
function handleByLanguage(build: ServerBuild): RequestHandler {
  const first = createRequestHandler(build, "production");
  const others = LANGUAGES.map((language) => {
    const basename = `/${language}`;
    return [basename, createRequestHandler({ ...build, basename }, "production")] as const;
  });
  const handlers = new Map(others);
  return (request, context) => {
    const { prefix } = (context as RouterContextProvider).get(requestFactsContext);
    return (handlers.get(prefix) ?? first)(request, context);
  };
}

let manifest: Readonly<Record<string, { file: string } | undefined>> | null = null;

/** The URL of the built module of a source file that pages import dynamically. */
export function findBuiltModule(source: string): string {
  manifest ??= JSON.parse(readFileSync(join(CLIENT, ".vite/manifest.json"), "utf8"));
  return `/${manifest?.[source]?.file}`;
}

/** Saves reading and hashing the files for each rendered page. */
const styles = new Map<string, Style>();

/** The built style sheet at a URL; null when there is none. */
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
