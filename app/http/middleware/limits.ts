/** Closes connections whose client stops sending a request or reading a response. */
import type { Server } from "node:http";
import { CONNECTION_TIMES } from "#app/limits.ts";
import type { Middleware } from "./middleware.ts";

export function limitServer(server: Server): void {
  server.headersTimeout = CONNECTION_TIMES.headers;
  server.requestTimeout = CONNECTION_TIMES.request;
  server.timeout = CONNECTION_TIMES.idle;
  server.keepAliveTimeout = CONNECTION_TIMES.keepAlive;
}

/** An idle connection stays open only while this server is working on its response. */
export const limitIdleTime: Middleware = (request, response, next) => {
  response.on("timeout", (socket) => {
    const isProcessing = request.complete && !response.writableEnded && socket.writableLength === 0;
    if (isProcessing) socket.setTimeout(CONNECTION_TIMES.idle);
    else socket.destroy();
  });
  next();
};
