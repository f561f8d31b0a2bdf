/** Rejects what the router must not get: invalid URLs, unknown methods, forms of other sites. */
import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Middleware } from "./middleware.ts";
import { REQUEST_ID } from "./request-id.ts";

const PAGE_METHODS = ["GET", "HEAD", "POST"];
const API_METHODS = [...PAGE_METHODS, "PUT", "PATCH", "DELETE", "OPTIONS"];
const READING_METHODS = ["GET", "HEAD", "OPTIONS"];
/** May be sent by programs and by browsers that name no origin. */
const WITHOUT_ORIGIN = /^\/(?:api\/|contact(?:[.?]|$))/;
const FOREIGN = "This form was not sent from a page of this site";

/**
 * @param headers those of every response
 * @param publicOrigin the origin of the site's pages; without one, that of the request's host
 */
export function refuse(
  headers: Readonly<Record<string, string>>,
  publicOrigin: string | undefined,
): Middleware {
  return (request, response, next) => {
    const status = refusalOf(request, publicOrigin);
    if (status === null) return next();
    const text = `${status === 403 ? FOREIGN : STATUS_CODES[status]}\n`;
    response.writeHead(status, {
      ...headers,
      [REQUEST_ID]: request.facts.id,
      "Cache-Control": "no-store",
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Length": Buffer.byteLength(text),
      ...(status === 405 && { Allow: methodsOf(request.url).join(", ") }),
      // An unread body would be parsed as the next request.
      Connection: "close",
    });
    response.end(text);
  };
}

/** The status of a rejected request; null for a valid one. */
function refusalOf(
  request: IncomingMessage,
  publicOrigin: string | undefined,
): 400 | 403 | 405 | null {
  const { method = "", url = "" } = request;
  if (!url.startsWith("/") || !isGoodHost(request) || !isDecodable(url)) return 400;
  if (!methodsOf(url).includes(method)) return 405;
  return !READING_METHODS.includes(method) && isForeign(request, publicOrigin) ? 403 : null;
}

function isForeign(
  { url = "", headers: { origin, host } }: IncomingMessage,
  publicOrigin = `http://${host}`,
): boolean {
  return origin === undefined ? !WITHOUT_ORIGIN.test(url) : origin !== publicOrigin;
}

function methodsOf(url = ""): readonly string[] {
  return url.startsWith("/api/") ? API_METHODS : PAGE_METHODS;
}

/**
 * Credentials before an @ parse as a URL, but `Request` rejects them. Of two hosts, `headers` has
 * the first; a proxy may have read the second.
 */
function isGoodHost({ headers: { host = "" }, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
  const isOne = host !== "" && hosts.length === 1;
  return isOne && !host.includes("@") && URL.canParse(`http://${host}/`);
}

function isDecodable(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  try {
    // URL parsers drop tabs and line ends, and the rest may be no URL.
    return !path.includes("%") || !/[\t\n\r]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
