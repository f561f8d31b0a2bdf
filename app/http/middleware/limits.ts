/** Limits connections: the time without progress, and requests sent before earlier responses. */
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { CONNECTION_TIMES, MAX_PIPELINED } from "#app/limits.ts";
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

/** By connection: requests that wait for earlier responses. */
const pipelined = new WeakMap<Socket, number>();

/**
 * Handles the requests of a connection one by one, each after the client has taken the response
 * before, so that responses that nobody reads do not fill the memory. Browsers and proxies send one
 * request at a time.
 */
export const handleInOrder: Middleware = ({ socket }, response, next) => {
  if (response.socket) return next();
  const waiting = (pipelined.get(socket) ?? 0) + 1;
  if (waiting > MAX_PIPELINED) return void socket.destroy();
  pipelined.set(socket, waiting);
  // Node gives a response the socket when the one before has ended.
  response.once("socket", () => {
    pipelined.set(socket, (pipelined.get(socket) ?? 1) - 1);
    next();
  });
};
