/** Renders a page to a complete document whose security policy lists its inline scripts' hashes. */
import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { env } from "./env.server.ts";
import { finishDocument, PLACEHOLDER_NONCE } from "./http/document.ts";
import { takeTurn } from "./http/middleware/limit-calls.ts";
import { requestFactsContext } from "./http/request-facts.ts";
import { contentSecurityPolicy, framingContext } from "./http/security-headers.ts";
import { findBuiltModule, installSite, readBuiltStyle } from "./http/site.server.ts";
import { LANGUAGES, LanguageContext, loadMessages, requestLanguage } from "./languages/language.ts";
import { withPrefixes } from "./languages/paths.ts";
import { log } from "./log.server.ts";
import { RequestIdContext } from "./routes/error/request-id.tsx";
import { onceForSite, site } from "./site/site.server.ts";
import { isDeskRoute, publicManifestUrl } from "./start/public-manifest.ts";
import { CompanyContext } from "./ui/company.ts";
import { ServerSite, type ShellMenus, shellMenusContext } from "./ui/server-site.ts";

await Promise.all(LANGUAGES.map(loadMessages));
if (import.meta.env.PROD)
  installSite(() => import("virtual:react-router/server-build"), {
    get timeZone() {
      return site.company.timeZone;
    },
    get languages() {
      return site.company.languages;
    },
  });

const ownHosts = [env.TILE_URL, env.UPSTREAM_URL]
  .filter((url) => url !== undefined)
  .map((url) => new URL(url).origin);
const pictureHosts = [...new Set([...ownHosts, ...env.PICTURE_HOSTS])];

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  await takeTurn();
  const facts = loadContext.get(requestFactsContext);
  const language = loadContext.get(requestLanguage);
  const menus = loadContext.get(shellMenusContext) ?? withoutPictures();
  const renderPart = (name: string, content: () => ReactNode) =>
    keepPart(menus, `${language} ${name}`, () =>
      withPrefixes(facts.prefix, renderToStaticMarkup(within(content()))),
    );
  const within = (content: ReactNode) => (
    <CompanyContext value={site.company}>
      <LanguageContext value={language}>
        <ServerSite value={{ ...menus, areas: site.areas, renderPart }}>{content}</ServerSite>
      </LanguageContext>
    </CompanyContext>
  );
  const rendered = renderToString(
    within(
      <RequestIdContext value={facts.id || null}>
        <ServerRouter
          context={withPublicManifest(context)}
          url={request.url}
          nonce={PLACEHOLDER_NONCE}
        />
      </RequestIdContext>,
    ),
  );
  const data = serverHandoffStream ? await toCalls(serverHandoffStream) : "";
  const { html, scripts, styles } = finishDocument(
    rendered,
    data,
    import.meta.env.PROD ? readBuiltStyle : () => null,
    import.meta.env.PROD ? [findBuiltModule(`app/languages/${language}/messages.ts`)] : [],
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  // The router passes on the headers of a form only where its route exports a function.
  for (const own of Object.values(context.staticHandlerContext.actionHeaders))
    if (own.has("Retry-After")) headers.set("Retry-After", own.get("Retry-After") ?? "");
  // In development, Vite adds inline scripts that the policy would block.
  if (import.meta.env.PROD) {
    const framing = loadContext.get(framingContext);
    headers.set(
      "Content-Security-Policy",
      contentSecurityPolicy({ scripts, styles, pictureHosts, ...framing }),
    );
    if (framing.isFramed) headers.set("X-Frame-Options", "SAMEORIGIN");
  }
  if (import.meta.env.DEV) return new Response(html, { status, headers });
  facts.document = html;
  return new Response(null, { status, headers });
}

const withoutPictures = onceForSite(({ menus }) => ({ menus, pictures: new Map() }));
const keptParts = onceForSite(() => new WeakMap<ShellMenus, Map<string, string>>());

/** Parts that all pages have are rendered once: a third of the rendering of a list. */
function keepPart(menus: ShellMenus, key: string, render: () => string): string {
  const parts = keptParts();
  const known = parts.get(menus) ?? new Map<string, string>();
  const html = known.get(key) ?? render();
  parts.set(menus, known.set(key, html));
  return html;
}

/** Gives public pages the route manifest that omits the desk; development has one manifest. */
function withPublicManifest(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  if (
    !import.meta.env.PROD ||
    staticHandlerContext.matches.some(({ route }) => isDeskRoute(route.id))
  )
    return context;
  return { ...context, manifest: { ...manifest, url: publicManifestUrl(manifest.url) } };
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const { id } = context.get(requestFactsContext);
  log.error({ err: error, id, path: new URL(request.url).pathname }, "a request failed");
};

/**
 * The script that passes loader data to the router in the browser, which `renderToString` omits.
 * React's streaming renderer includes it, but renders a third fewer pages per second.
 */
async function toCalls(stream: ReadableStream<Uint8Array>): Promise<string> {
  const controller = "window.__reactRouterContext.streamController";
  const decoder = new TextDecoder();
  let calls = "";
  for await (const chunk of stream)
    calls += `${controller}.enqueue(${toLiteral(decoder.decode(chunk, { stream: true }))});`;
  return `${calls}${controller}.close();`;
}

/** A string literal that is safe inside a `script` element. */
function toLiteral(text: string): string {
  return JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
