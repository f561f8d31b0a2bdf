/** Limits connections: the time without progress, pipelined and malformed requests. */
import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
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

const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * A listener for a server's `clientError` event: rejects malformed, oversized and slow requests,
 * with the headers of every response.
 */
export function rejectMalformed(headers: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    // Node's private field for the response in progress: a second one would be read as its content.
    const { _httpMessage: underWay } = socket as { _httpMessage?: ServerResponse };
    if (socket.writable && !underWay?.headersSent)
      socket.write(toResponse(STATUSES[error.code ?? ""] ?? 400, headers));
    socket.destroy();
  };
}

function toResponse(status: number, headers: Readonly<Record<string, string>>): string {
  const text = `${STATUS_CODES[status]}\n`;
  const lines = Object.entries({
    ...headers,
    "Cache-Control": "no-store",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": text.length,
    Connection: "close",
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", text].join("\r\n");
}
