/** Answers what is no HTTP request, or too large or too slow a one: as Node would, with the headers of every answer. */
import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** For a server's event `clientError`. */
export function answerBroken(headers: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    // Node's own name for the answer under way on a connection: another one within it would be read as its content.
    const { _httpMessage: underWay } = socket as { _httpMessage?: ServerResponse };
    if (socket.writable && !underWay?.headersSent) socket.write(toAnswer(STATUSES[error.code ?? ""] ?? 400, headers));
    socket.destroy();
  };
}

function toAnswer(status: number, headers: Readonly<Record<string, string>>): string {
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
