/** The front: what every request passes through, in order, before the server's own listener. One hook, set once a process. */
import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Answers a request, or calls `next` to leave it to the step after it. */
export type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface Front {
  steps: readonly Step[];
  /** Called once for each server, at its first connection. */
  onServer?: (server: Server) => void;
}

interface Connection {
  /** Names the server that took it. */
  socket: Socket & { server?: unknown };
}

/** Outlives hot reload, which loads this module anew: the latest front counts, and the hook is not set twice. */
const holder = globalThis as { [FRONT]?: Front };
const FRONT = Symbol.for("catalogue.front");

/** Puts the steps before the listeners of every HTTP server of this process; a later call replaces the earlier one's steps. */
export function installFront(front: Front): void {
  const isFirst = holder[FRONT] === undefined;
  holder[FRONT] = front;
  if (!isFirst) return;
  const servers = new WeakSet<Server>();
  // Node publishes this before it reads anything, so that what is no request meets the front as well.
  subscribe("net.server.socket", (message) => {
    const { server } = (message as Connection).socket;
    if (!(server instanceof Server) || servers.has(server)) return;
    servers.add(server);
    standBefore(server);
  });
}

function standBefore(server: Server): void {
  const listeners = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    const steps = holder[FRONT]?.steps ?? [];
    run(steps, request, response, () => {
      for (const listener of listeners) listener.call(server, request, response);
    });
  });
  // Node would refuse by itself what it does not know to expect, and what names no host, with none of the headers of every answer.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  Object.assign(server, { requireHostHeader: false });
  holder[FRONT]?.onServer?.(server);
}

/** Hands a request from step to step, and after the last to `last`. */
export function run(
  steps: readonly Step[],
  request: IncomingMessage,
  response: ServerResponse,
  last: () => void,
): void {
  let index = 0;
  const next = () => {
    const step = steps[index++];
    if (step) step(request, response, next);
    else last();
  };
  next();
}
