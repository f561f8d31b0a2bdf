import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { rejectMalformed } from "./limits.ts";

function answerTo(code: string, socket = new PassThrough()): string {
  const sent: string[] = [];
  socket.on("data", (chunk) => sent.push(String(chunk)));
  socket.resume();
  rejectMalformed({ "X-Content-Type-Options": "nosniff" })(
    Object.assign(new Error(code), { code }),
    socket,
  );
  expect(socket.destroyed).toBe(true);
  return sent.join("");
}

it.each([
  ["HPE_INVALID_METHOD", 400],
  ["HPE_HEADER_OVERFLOW", 431],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", 413],
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
])("%s is %i, with the headers of every response", (code, status) => {
  const answer = answerTo(code);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain("\r\nX-Content-Type-Options: nosniff\r\n");
  const [, length = "0"] = /Content-Length: (\d+)/.exec(answer) ?? [];
  expect(answer.split("\r\n\r\n")[1]).toHaveLength(Number(length));
});

it("writes nothing into a response in progress", () => {
  const socket = Object.assign(new PassThrough(), { _httpMessage: { headersSent: true } });
  expect(answerTo("HPE_INVALID_METHOD", socket)).toBe("");
});
