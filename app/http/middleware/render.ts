/** The last middleware: React Router answers, in the coding that the client prefers. */
import type { ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { type RequestHandler, RouterContextProvider } from "react-router";
import { encode, preferredEncoding, QUICKEST } from "../encoding.ts";
import { isKnown, toETag } from "../etag.ts";
import { requestFactsContext } from "../request-facts.ts";
import type { Middleware, SiteRequest } from "./middleware.ts";

/** Bytes; smaller answers gain nothing from being compressed. */
const SMALLEST_ENCODED = 1_024;
const TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b|image\/svg)/;

/** React Router's answer to a request. */
export type Render = (request: SiteRequest, response: ServerResponse) => Promise<Response>;

/**
 * `publicOrigin`: where visitors reach the site, when that is known; a request's own host then counts for nothing, so
 * that a form's origin is compared with it.
 */
export function createRender(handle: RequestHandler, publicOrigin: string | undefined): Render {
  const origin = publicOrigin === undefined ? null : new URL(publicOrigin);
  const options = origin ? { host: origin.host, protocol: origin.protocol } : {};
  return (request, response) => {
    const context = new RouterContextProvider();
    context.set(requestFactsContext, request.facts);
    const asked = createRequest(request, response, options);
    // The answer to HEAD is that to GET, tag and length included; only its content is not sent.
    return handle(asked.method === "HEAD" ? new Request(asked, { method: "GET" }) : asked, context);
  };
}

export function answerWith(render: Render): Middleware {
  return async (request, response) => {
    try {
      await send(request, response, await render(request, response));
    } catch {
      // The handler answers its own failures: what is left is a client that went away, or half an answer.
      response.destroy();
    }
  };
}

/** The whole of an answer with text; null for other content and for ranges. What is the same for all readers gets a tag. */
export async function readText(answer: Response): Promise<Uint8Array | null> {
  const { headers } = answer;
  // Content-Range counts the bytes before encoding.
  if (answer.status === 206) return null;
  if (!answer.body || headers.has("Content-Encoding") || !TEXT.test(headers.get("Content-Type") ?? "")) return null;
  const content = new Uint8Array(await answer.arrayBuffer());
  const isForAll = answer.status === 200 && headers.get("Cache-Control")?.includes("public");
  if (isForAll && !headers.has("ETag")) headers.set("ETag", toETag(content));
  return content;
}

/** `content`: the answer's, where it has been read. */
export async function send(
  request: SiteRequest,
  response: ServerResponse,
  answer: Response,
  content?: Uint8Array | null,
): Promise<void> {
  const text = content === undefined ? await readText(answer) : content;
  const { headers } = answer;
  const isHead = request.method === "HEAD";
  const isRead = isHead || request.method === "GET";
  const isUnchanged = isRead && answer.status === 200 && isKnown(request.headers["if-none-match"], headers.get("ETag"));
  // A stream that is not read would keep its file open.
  if (text === null && (isHead || isUnchanged || response.destroyed)) await answer.body?.cancel().catch(() => {});
  if (response.destroyed) return;
  if (text) headers.append("Vary", "Accept-Encoding");
  if (isUnchanged) {
    headers.delete("Content-Length");
    return void response.writeHead(304, [...headers].flat()).end();
  }
  if (text === null) return sendResponse(response, answer);
  const accepted = request.headers["accept-encoding"];
  const encoding = text.byteLength < SMALLEST_ENCODED ? "identity" : preferredEncoding(accepted, QUICKEST);
  const body = await encode(text, encoding);
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.byteLength));
  response.writeHead(answer.status, [...headers].flat());
  response.end(isHead ? undefined : body);
}
