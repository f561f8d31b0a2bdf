/** A bare `node:http` server that always sends the same bytes and headers, in its own process. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";

/** Node adds these to each response. */
const CONNECTION_HEADERS = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

if (process.argv[1] === import.meta.filename) {
  const [length, headers] = process.argv.slice(2);
  const body = Buffer.alloc(Number(length), 1);
  const flat = (JSON.parse(headers ?? "[]") as [string, string][]).flat();
  const server = createServer((_, response) => response.writeHead(200, flat).end(body));
  server.listen(0, () => console.log(JSON.stringify(server.address())));
}

/** Starts a server that repeats the response `like`. */
export async function startBare(like: Response) {
  const headers = [...like.headers].filter(([name]) => !CONNECTION_HEADERS.has(name));
  const length = like.headers.get("Content-Length") ?? "0";
  const child = spawn(process.execPath, [import.meta.filename, length, JSON.stringify(headers)], {
    stdio: ["ignore", "pipe", 2],
  });
  const [line] = await once(child.stdout as NodeJS.ReadableStream, "data");
  return {
    origin: `http://localhost:${JSON.parse(String(line)).port}`,
    pid: child.pid ?? 0,
    stop: () => child.kill(),
  };
}
