/** Closes the connections of clients that do not send what they began or do not read what they asked for. */
import type { Server } from "node:http";
import type { Step } from "./front.ts";

/** Milliseconds for a request's headers, and for all of it. */
const HEADERS = 15_000;
const REQUEST = 120_000;
/** Milliseconds in which nothing moved on a connection that has something to move. */
const STANDSTILL = 20_000;
/**
 * Milliseconds in which a connection may rest between requests: longer than proxies keep theirs (nginx 60 s, Caddy two
 * minutes), so that none is closed at the moment when a message comes by it, which a proxy may not send again.
 */
const REST = 130_000;

export function limitServer(server: Server): void {
  server.headersTimeout = HEADERS;
  server.requestTimeout = REQUEST;
  server.timeout = STANDSTILL;
  server.keepAliveTimeout = REST;
}

/** A connection at a standstill lives on only while this server itself is at work on the answer. */
export const limitStandstill: Step = (request, response, next) => {
  response.on("timeout", (socket) => {
    const isOurTurn = request.complete && !response.writableEnded && socket.writableLength === 0;
    if (isOurTurn) socket.setTimeout(STANDSTILL);
    else socket.destroy();
  });
  next();
};
