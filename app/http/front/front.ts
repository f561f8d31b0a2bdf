/** The front: what every request passes through, in order, before the server's own listener. */
import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type RequestFacts, UNKNOWN } from "../request-facts.ts";

/** Answers a request, or calls `next` to leave it to the step after it. */
export type Step = (request: SiteRequest, response: ServerResponse, next: () => void) => void;

/** A request with what the steps found out about it. */
export interface SiteRequest extends IncomingMessage {
  facts: RequestFacts;
}

export interface Front {
  steps: readonly Step[];
  /** Called once for each server, at its first connection. */
  onServer?: (server: Server) => void;
}

interface Connection {
  /** Names the server that took it. */
  socket: Socket & { server?: unknown };
}

/** Puts the steps before the listeners of every HTTP server of this process; to be called once. */
export function installFront(front: Front): void {
  const servers = new WeakSet<Server>();
  // Node publishes this before it reads anything, so that what is no request meets the front as well.
  subscribe("net.server.socket", (message) => {
    const { server } = (message as Connection).socket;
    if (!(server instanceof Server) || servers.has(server)) return;
    servers.add(server);
    standBefore(server, front);
  });
}

function standBefore(server: Server, { steps, onServer }: Front): void {
  const listeners = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    run(steps, Object.assign(request, { facts: { ...UNKNOWN } }), response, () => {
      for (const listener of listeners) listener.call(server, request, response);
    });
  });
  // Node would refuse by itself what it does not know to expect, and what names no host, with none of the headers of every answer.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  Object.assign(server, { requireHostHeader: false });
  onServer?.(server);
}

/** Hands a request from step to step, and after the last to `last`. */
export function run(steps: readonly Step[], request: SiteRequest, response: ServerResponse, last: () => void): void {
  let index = 0;
  const next = () => {
    const step = steps[index++];
    if (step) step(request, response, next);
    else last();
  };
  next();
}
