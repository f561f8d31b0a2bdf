/** Refuses what the router cannot read: addresses that are none, methods that nothing here knows. */
import type { IncomingMessage } from "node:http";
import { STATUS_CODES } from "node:http";
import type { Step } from "./front.ts";
import { REQUEST_ID } from "./identify.ts";

const PAGE_METHODS = ["GET", "HEAD", "POST"];
const API_METHODS = [...PAGE_METHODS, "PUT", "PATCH", "DELETE", "OPTIONS"];

/** `headers` are those of every answer. */
export function refuse(headers: Readonly<Record<string, string>>): Step {
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

let lastGoodHost = "";

/** What follows the first slash parses, whatever it is. Most requests name the host that the one before them named. */
function isGoodHost(host: string | undefined): boolean {
  if (!host) return false;
  if (host === lastGoodHost) return true;
  // A name and password before an @ parse as an address, and no request can be made of it.
  if (host.includes("@") || !URL.canParse(`http://${host}/`)) return false;
  lastGoodHost = host;
  return true;
}

/** Node keeps the first and says nothing of the second, which a proxy may have read. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts > 1;
}

/** The status with which a request is refused; null for one that can be read. */
function refusalOf({ method = "", url = "", headers: { host }, rawHeaders }: IncomingMessage): 400 | 405 | null {
  if (!url.startsWith("/") || !isGoodHost(host) || hasTwoHosts(rawHeaders) || !isDecodable(url)) return 400;
  return methodsOf(url).includes(method) ? null : 405;
}

function methodsOf(url = ""): readonly string[] {
  return url.startsWith("/api/") ? API_METHODS : PAGE_METHODS;
}

function isDecodable(url: string): boolean {
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  try {
    // URL parsers drop tabs and line ends, and what is left may be no URL.
    return !path.includes("%") || !/[\t\n\r]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
