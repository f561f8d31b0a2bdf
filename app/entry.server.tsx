/** Renders a whole page at once, without streamed holes, and names its inline scripts and styles in its policy. */
import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { env } from "./env.server.ts";
import { contentSecurityPolicy } from "./http/content-security-policy.ts";
import { finishDocument } from "./http/document.ts";
import { framingContext } from "./http/framing.ts";
import { PLACEHOLDER_NONCE } from "./http/inline-scripts.ts";
import { createPartRenderer } from "./http/rendered-parts.ts";
import { requestFactsContext } from "./http/request-facts.ts";
import { installSite, readBuiltStyle } from "./http/site.server.ts";
import { log } from "./log.server.ts";
import { RequestIdContext } from "./routes/error/request-id.tsx";
import { site } from "./site/site.server.ts";
import { isDeskRoute, publicManifestUrl } from "./start/public-manifest.ts";
import { CompanyContext } from "./ui/company.ts";
import { ServerSite, type ShellMenus, shellMenusContext } from "./ui/server-site.ts";

if (import.meta.env.PROD) installSite(() => import("virtual:react-router/server-build"), site.company);

const ownHosts = [env.TILE_URL, env.UPSTREAM_URL].filter((url) => url !== undefined).map((url) => new URL(url).origin);
const pictureHosts = [...new Set([...ownHosts, ...env.PICTURE_HOSTS])];

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const shell = shellWith(loadContext.get(shellMenusContext) ?? FOLDER_MENUS);
  const rendered = renderToString(
    <CompanyContext value={site.company}>
      <RequestIdContext value={loadContext.get(requestFactsContext).id || null}>
        <ServerSite value={shell}>
          <ServerRouter context={withPublicManifest(context)} url={request.url} nonce={PLACEHOLDER_NONCE} />
        </ServerSite>
      </RequestIdContext>
    </CompanyContext>,
  );
  const data = serverHandoffStream ? await toCalls(serverHandoffStream) : "";
  const { html, scripts, styles } = finishDocument(rendered, data, import.meta.env.PROD ? readBuiltStyle : () => null);
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Vite's development client brings inline scripts of its own.
  if (import.meta.env.PROD) {
    const framing = loadContext.get(framingContext);
    headers.set("Content-Security-Policy", contentSecurityPolicy({ scripts, styles, pictureHosts, ...framing }));
    if (framing.isHeld) headers.set("X-Frame-Options", "SAMEORIGIN");
  }
  return new Response(html, { status, headers });
}

/** A page that is none of the desk's gives the browser a list of routes without them; while developing there is one list. */
function withPublicManifest(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  if (!import.meta.env.PROD || staticHandlerContext.matches.some(({ route }) => isDeskRoute(route.id))) return context;
  return { ...context, manifest: { ...manifest, url: publicManifestUrl(manifest.url) } };
}

const FOLDER_MENUS: ShellMenus = { menus: site.menus, pictures: new Map() };
let latest: ReturnType<typeof createShell> | null = null;

/** The menus' parts are rendered anew when they or their pictures change. */
function shellWith(menus: ShellMenus) {
  if (latest?.pictures !== menus.pictures) latest = createShell(menus);
  return latest;
}

function createShell(menus: ShellMenus) {
  const renderShellPart = createPartRenderer((part) => (
    <CompanyContext value={site.company}>
      <ServerSite value={shell}>{part}</ServerSite>
    </CompanyContext>
  ));
  const shell = { ...menus, areas: site.areas, renderShellPart };
  return shell;
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const { origin, pathname: path } = new URL(request.url);
  const id = context.get(requestFactsContext).id;
  const from = request.headers.get("Origin");
  if (request.method !== "GET" && from !== null && from !== origin) {
    // The router refuses such forms with an error of its own, which is no failure of this site.
    log.warn({ id, path }, "a form from another site was refused");
  } else log.error({ err: error, id, path }, "a request failed");
};

/** The calls that hand the loaders' data to the browser's router: React's renderer leaves them out of a string. */
async function toCalls(stream: ReadableStream<Uint8Array>): Promise<string> {
  const controller = "window.__reactRouterContext.streamController";
  const decoder = new TextDecoder();
  let calls = "";
  for await (const chunk of stream)
    calls += `${controller}.enqueue(${toLiteral(decoder.decode(chunk, { stream: true }))});`;
  return `${calls}${controller}.close();`;
}

/** A string literal that cannot end the script it stands in. */
function toLiteral(text: string): string {
  return JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
