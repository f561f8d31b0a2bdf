/** Closes the connections of clients that do not send what they began or do not read what they asked for. */
import type { Server } from "node:http";
import { CONNECTION_TIMES } from "#app/limits.ts";
import type { Middleware } from "./middleware.ts";

export function limitServer(server: Server): void {
  server.headersTimeout = CONNECTION_TIMES.headers;
  server.requestTimeout = CONNECTION_TIMES.request;
  server.timeout = CONNECTION_TIMES.standstill;
  server.keepAliveTimeout = CONNECTION_TIMES.rest;
}

/** A connection at a standstill lives on only while this server itself is at work on the answer. */
export const limitStandstill: Middleware = (request, response, next) => {
  response.on("timeout", (socket) => {
    const isOurTurn = request.complete && !response.writableEnded && socket.writableLength === 0;
    if (isOurTurn) socket.setTimeout(CONNECTION_TIMES.standstill);
    else socket.destroy();
  });
  next();
};
