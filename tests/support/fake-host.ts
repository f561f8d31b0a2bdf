/** A fake upstream on its own port, for a built server in its own process. */
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { type FakeResponses, respondFrom } from "./fake-upstream.ts";
import { listenOnFreePort } from "./free-port.ts";

export interface FakeHost {
  /** Without a slash at the end, for `UPSTREAM_URL`. */
  origin: string;
  stop(): Promise<void>;
}

export async function startFakeHost(responses: FakeResponses): Promise<FakeHost> {
  const server = createServer(async (incoming, outgoing) => {
    const { url = "/", method = "GET" } = incoming;
    const body = method === "GET" ? null : await text(incoming);
    const response = await respondFrom(
      responses,
      new Request(new URL(url, "http://upstream.test"), { method, body }),
    );
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.text());
  });
  return {
    origin: `http://localhost:${await listenOnFreePort(server)}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
