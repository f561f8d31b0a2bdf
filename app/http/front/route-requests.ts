/** The last step of the built site: hands a request to React Router, and sends what it answers. */
import type { ServerResponse } from "node:http";
import { createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { type RequestHandler, RouterContextProvider } from "react-router";
import { encode, preferredEncoding, QUICKEST } from "../page-cache/encoding.ts";
import { join, partsAtHand, partsOf, respondWith } from "../rendered-body.ts";
import { requestFactsContext } from "../request-facts.ts";
import type { Step } from "./front.ts";

/** Smaller answers gain nothing from being compressed. */
const SMALLEST_ENCODED = 1_024;
const TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b|image\/svg)/;

/**
 * `publicOrigin`: where visitors reach the site, when that is known; a request's own host then counts for nothing, so
 * that a form's origin is compared with it.
 */
export function routeRequests(handle: RequestHandler, publicOrigin: string | undefined): Step {
  const origin = publicOrigin === undefined ? null : new URL(publicOrigin);
  const options = origin ? { host: origin.host, protocol: origin.protocol } : {};
  return async (request, response) => {
    try {
      const context = new RouterContextProvider();
      context.set(requestFactsContext, request.facts);
      const answer = await handle(createRequest(request, response, options), context);
      if (!response.destroyed) await send(response, await inEncoding(request.headers["accept-encoding"], answer));
    } catch {
      // The handler answers its own failures: what is left is a client that went away, or half an answer.
      response.destroy();
    }
  };
}

/** A text in the encoding that the client prefers, unless it came from the cache, which saw to that. */
async function inEncoding(accepted: string | undefined, answer: Response): Promise<Response> {
  const { status, headers } = answer;
  const isDone = headers.has("Content-Encoding") || /accept-encoding/i.test(headers.get("Vary") ?? "");
  const isEmpty = !answer.body && !partsAtHand(answer);
  if (isEmpty || isDone || !TEXT.test(headers.get("Content-Type") ?? "")) return answer;
  const parts = await partsOf(answer);
  const size = parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const encoding = size < SMALLEST_ENCODED ? "identity" : preferredEncoding(accepted ?? null, QUICKEST);
  const encoded = encoding === "identity" ? join(parts) : await encode(parts, encoding);
  headers.append("Vary", "Accept-Encoding");
  headers.set("Content-Length", String(encoded.byteLength));
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  return respondWith(encoded, { status, headers });
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  const parts = partsAtHand(answer);
  if (parts === null) return sendResponse(response, answer);
  response.writeHead(answer.status, [...answer.headers].flat());
  response.end(response.req.method === "HEAD" ? undefined : join(parts));
}
