/** Sets each request's id and client address. */
import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import type { Middleware } from "./middleware.ts";

/** The header with the id, on a proxy's request and on the response. */
export const REQUEST_ID = "x-request-id";

const ID = /^[\w-]{8,64}$/;

/** A prefix per process: numbering is much cheaper than a random id per request. */
const OWN_START = randomUUID().slice(0, 24);
let count = 0;

function ownId(): string {
  count += 1;
  return OWN_START + count.toString(16).padStart(12, "0");
}

/** With trusted proxies (`hops`), their id and client address count. */
export function requestId(hops: number): Middleware {
  return ({ headers, socket, facts }, _response, next) => {
    const received = headers[REQUEST_ID];
    facts.id = hops > 0 && typeof received === "string" && ID.test(received) ? received : ownId();
    const forwarded = headers["x-forwarded-for"];
    facts.clientAddress = toClientAddress(forwarded?.toString(), socket.remoteAddress, hops);
    next();
  };
}

/**
 * The client's IP address. With `hops` trusted proxies, it is the `hops`-th entry of
 * `X-Forwarded-For` from the right, which the first of them added; with fewer entries it is the
 * socket's. Null when neither is an IP address.
 */
export function toClientAddress(
  forwarded: string | undefined,
  socket: string | undefined,
  hops: number,
): string | null {
  const address = hops > 0 ? forwarded?.split(",").at(-hops) : undefined;
  return toIpAddress(address) ?? toIpAddress(socket);
}

function toIpAddress(text: string | undefined): string | null {
  const address = text?.trim().replace(/^::ffff:(?=\d+\.)/i, "") ?? "";
  return isIP(address) ? address : null;
}
