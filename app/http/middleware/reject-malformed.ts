/** Rejects malformed, oversized and slow requests, with the headers of every response. */
import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** A listener for a server's `clientError` event. */
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
