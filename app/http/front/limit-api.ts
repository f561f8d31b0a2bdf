/** Bounds how many calls of the API one address has under way at once, each until its answer has been read. */
import type { Step } from "./front.ts";

/** Another site's server that shows this catalogue asks with one address for all its visitors. */
const MOST_AT_ONCE = 32;

const BODY = JSON.stringify({ success: false, error: "Too many calls at once from this address" });

/** `addressOf`: the client's address; those without one share a count. */
export function limitApi(addressOf: (request: Parameters<Step>[0]) => string | null): Step {
  const underWay = new Map<string, number>();
  return (request, response, next) => {
    if (!request.url?.startsWith("/api/")) return next();
    const address = addressOf(request) ?? "unknown";
    const count = underWay.get(address) ?? 0;
    if (count >= MOST_AT_ONCE) {
      response.writeHead(429, {
        "Cache-Control": "no-store",
        "Content-Type": "application/json",
        "Content-Length": BODY.length,
        "Retry-After": 1,
        Connection: "close",
      });
      response.end(request.method === "HEAD" ? undefined : BODY);
      return;
    }
    underWay.set(address, count + 1);
    response.once("close", () => {
      const rest = (underWay.get(address) ?? 1) - 1;
      if (rest > 0) underWay.set(address, rest);
      else underWay.delete(address);
    });
    next();
  };
}
