/** What every request passes through, in order, before the listener of react-router-serve. */
import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type RequestFacts, UNKNOWN } from "../request-facts.ts";

/** Answers a request, or calls `next` to leave it to the middleware after it. */
export type Middleware = (request: SiteRequest, response: ServerResponse, next: () => void) => void;

/** A request with what the middlewares found out about it. */
export interface SiteRequest extends IncomingMessage {
  facts: RequestFacts;
}

interface Connection {
  /** Names the server that accepted it. */
  socket: Socket & { server?: unknown };
}

/**
 * Puts `middlewares` before the listeners of every HTTP server of this process; to be called once. react-router-serve
 * has no option for it, so each server is met at its first connection, where `onServer` is called for it.
 */
export function installMiddlewares(middlewares: readonly Middleware[], onServer: (server: Server) => void): void {
  const servers = new WeakSet<Server>();
  // Node publishes this before it reads anything, so that a malformed request meets the server's settings as well.
  subscribe("net.server.socket", (message) => {
    const { server } = (message as Connection).socket;
    if (!(server instanceof Server) || servers.has(server)) return;
    servers.add(server);
    putBefore(server, middlewares);
    onServer(server);
  });
}

function putBefore(server: Server, middlewares: readonly Middleware[]): void {
  const listeners = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    run(middlewares, Object.assign(request, { facts: { ...UNKNOWN } }), response, () => {
      for (const listener of listeners) listener.call(server, request, response);
    });
  });
  // Node would answer an unknown `Expect` and a missing `Host` itself, without the headers of every answer.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  Object.assign(server, { requireHostHeader: false });
}

/** Hands a request from one middleware to the next, and after the last one to `last`. */
export function run(
  middlewares: readonly Middleware[],
  request: SiteRequest,
  response: ServerResponse,
  last: () => void,
): void {
  let index = 0;
  const next = () => {
    const middleware = middlewares[index++];
    if (middleware) middleware(request, response, next);
    else last();
  };
  next();
}
