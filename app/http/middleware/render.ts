/** The last middleware: React Router's response, in the coding that the client prefers. */
import type { ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { type RequestHandler, RouterContextProvider } from "react-router";
import { IDENTITY, matchesETag, preferredCoding, toETag, VARY } from "../encoding.ts";
import { requestFactsContext } from "../request-facts.ts";
import { type CountSearch, SEARCH_OUTCOME } from "../search-outcome.ts";
import type { Middleware, SiteRequest } from "./middleware.ts";

/** Bytes; smaller responses gain nothing from compression. */
const MIN_ENCODED = 1_024;
const TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b|image\/svg)/;

/** React Router's response to a request. */
export type Render = (request: SiteRequest, response: ServerResponse) => Promise<Response>;

/** A `publicOrigin` replaces the request's own host, for comparing a form's origin. */
export function createRender(
  handle: RequestHandler,
  publicOrigin: string | undefined,
  countSearch: CountSearch,
): Render {
  const origin = publicOrigin === undefined ? null : new URL(publicOrigin);
  const options = origin ? { host: origin.host, protocol: origin.protocol } : {};
  return async (request, response) => {
    const context = new RouterContextProvider();
    context.set(requestFactsContext, request.facts);
    const incoming = inLanguage(request.facts.prefix, createRequest(request, response, options));
    // HEAD gets GET's headers, tag and length included, without its content.
    const isHead = incoming.method === "HEAD";
    const rendered = await handle(
      isHead ? new Request(incoming, { method: "GET" }) : incoming,
      context,
    );
    countSearch(request, rendered.headers.get(SEARCH_OUTCOME));
    return rendered;
  };
}

/** The request with the prefix that an earlier step has taken off. */
function inLanguage(prefix: string, request: Request): Request {
  if (prefix === "") return request;
  const url = new URL(request.url);
  url.pathname = prefix + url.pathname.replace(/^\/$/, "");
  return new Request(url, request);
}

export function renderWith(render: Render): Middleware {
  return async (request, response) => {
    try {
      await send(request, response, await render(request, response));
    } catch {
      // The handler handles its own errors: this is a client that left, or half a response.
      response.destroy();
    }
  };
}

/** The text of a response; null for other content and ranges. Public content gets an ETag. */
export async function readText(
  { facts }: SiteRequest,
  rendered: Response,
): Promise<Uint8Array | null> {
  const { headers } = rendered;
  // Content-Range counts bytes before encoding.
  if (rendered.status === 206) return null;
  if (
    (!rendered.body && facts.document === null) ||
    headers.has("Content-Encoding") ||
    !TEXT.test(headers.get("Content-Type") ?? "")
  )
    return null;
  const content =
    facts.document === null
      ? new Uint8Array(await rendered.arrayBuffer())
      : Buffer.from(facts.document);
  const isPublic = rendered.status === 200 && headers.get("Cache-Control")?.includes("public");
  if (isPublic && !headers.has("ETag")) headers.set("ETag", toETag(content));
  return content;
}

/** @param content the response's text if `readText` has read it already */
export async function send(
  request: SiteRequest,
  response: ServerResponse,
  rendered: Response,
  content?: Uint8Array | null,
): Promise<void> {
  const text = content === undefined ? await readText(request, rendered) : content;
  const { headers } = rendered;
  const isHead = request.method === "HEAD";
  const isRead = isHead || request.method === "GET";
  const isUnchanged =
    isRead &&
    rendered.status === 200 &&
    matchesETag(request.headers["if-none-match"], headers.get("ETag"));
  // An unread stream would keep its file open.
  if (text === null && (isHead || isUnchanged || response.destroyed))
    await rendered.body?.cancel().catch(() => {});
  if (response.destroyed) return;
  if (text) headers.append("Vary", VARY);
  if (isUnchanged) {
    headers.delete("Content-Length");
    return void response.writeHead(304, [...headers].flat()).end();
  }
  if (text === null) return sendResponse(response, rendered);
  const accepted = request.headers["accept-encoding"];
  const coding = text.byteLength < MIN_ENCODED ? IDENTITY : preferredCoding(accepted);
  const body = await coding.encode(text);
  if (coding !== IDENTITY) headers.set("Content-Encoding", coding.name);
  headers.set("Content-Length", String(body.byteLength));
  response.writeHead(rendered.status, [...headers].flat());
  response.end(isHead ? undefined : body);
}
