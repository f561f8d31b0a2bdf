/** Refuses what the router cannot read: addresses that are none, methods that nothing here knows. */
import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Middleware } from "./middleware.ts";
import { REQUEST_ID } from "./request-id.ts";

const PAGE_METHODS = ["GET", "HEAD", "POST"];
const API_METHODS = [...PAGE_METHODS, "PUT", "PATCH", "DELETE", "OPTIONS"];

/** `headers` are those of every answer. */
export function refuse(headers: Readonly<Record<string, string>>): Middleware {
  return (request, response, next) => {
    const status = refusalOf(request);
    if (status === null) return next();
    const text = `${STATUS_CODES[status]}\n`;
    response.writeHead(status, {
      ...headers,
      [REQUEST_ID]: request.facts.id,
      "Cache-Control": "no-store",
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Length": Buffer.byteLength(text),
      ...(status === 405 && { Allow: methodsOf(request.url).join(", ") }),
      // A body that nobody reads would be taken for the next request.
      Connection: "close",
    });
    response.end(request.method === "HEAD" ? undefined : text);
  };
}

/** The status with which a request is refused; null for one that can be read. */
function refusalOf({ method = "", url = "", headers: { host }, rawHeaders }: IncomingMessage): 400 | 405 | null {
  if (!url.startsWith("/") || !isGoodHost(host) || hasTwoHosts(rawHeaders) || !isDecodable(url)) return 400;
  return methodsOf(url).includes(method) ? null : 405;
}

function methodsOf(url = ""): readonly string[] {
  return url.startsWith("/api/") ? API_METHODS : PAGE_METHODS;
}

/** A name and password before an @ parse as an address, and no request can be made of it. */
function isGoodHost(host: string | undefined): boolean {
  return Boolean(host) && !host?.includes("@") && URL.canParse(`http://${host}/`);
}

/** Node keeps the first and says nothing of the second, which a proxy may have read. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length > 1;
}

function isDecodable(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  try {
    // URL parsers drop tabs and line ends, and what is left may be no URL.
    return !path.includes("%") || !/[\t\n\r]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
