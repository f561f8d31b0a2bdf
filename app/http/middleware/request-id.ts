/** Gives each request its id and the address of its client. */
import { randomUUID } from "node:crypto";
import { toClientAddress } from "../client-address.ts";
import type { Middleware } from "./middleware.ts";

/** The header of the id, on a proxy's request and on the answer. */
export const REQUEST_ID = "x-request-id";

const ID = /^[\w-]{8,64}$/;

/** Of this process: numbering its requests costs a fraction of drawing a random id for each. */
const OWN_START = randomUUID().slice(0, 24);
let count = 0;

function ownId(): string {
  count += 1;
  return OWN_START + count.toString(16).padStart(12, "0");
}

/** With trusted proxies in front (`hops`), the id and the address that they gave count. */
export function requestId(hops: number): Middleware {
  return ({ headers, socket, facts }, _response, next) => {
    const given = headers[REQUEST_ID];
    facts.id = hops > 0 && typeof given === "string" && ID.test(given) ? given : ownId();
    const forwarded = headers["x-forwarded-for"];
    facts.clientAddress = toClientAddress(forwarded?.toString(), socket.remoteAddress, hops);
    next();
  };
}
