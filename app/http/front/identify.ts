/** Says who is asking and under which id the request is logged, in headers that no client can forge. */
import { randomUUID } from "node:crypto";
import { SOCKET_ADDRESS } from "../client-address.ts";
import type { Step } from "./front.ts";

/** The id of a request, on its way in and on its answer. */
export const REQUEST_ID = "x-request-id";

const ID = /^[\w-]{8,64}$/;

/** Of this process: numbering its requests costs a fraction of what drawing an id for each would. */
const OWN_START = randomUUID().slice(0, 24);
let count = 0;

function ownId(): string {
  count += 1;
  return OWN_START + count.toString(16).padStart(12, "0");
}

/** With trusted proxies in front (`hops`), the id that they gave counts. */
export function identify(hops: number): Step {
  return (request, _response, next) => {
    const { headers, socket } = request;
    const given = headers[REQUEST_ID];
    if (hops === 0 || typeof given !== "string" || !ID.test(given)) headers[REQUEST_ID] = ownId();
    headers[SOCKET_ADDRESS] = socket.remoteAddress ?? "";
    next();
  };
}
