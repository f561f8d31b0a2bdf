/** A fake upstream on a socket of its own, for a built server that is a process of its own. */
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { answerFrom, type FakeAnswers } from "./fake-upstream.ts";

export interface FakeHost {
  /** Without a slash at the end: what `UPSTREAM_URL` names. */
  origin: string;
  stop(): Promise<void>;
}

export async function startFakeHost(answers: FakeAnswers): Promise<FakeHost> {
  const server = createServer(async (incoming, outgoing) => {
    const { url = "/", method = "GET" } = incoming;
    const body = method === "GET" ? null : await text(incoming);
    const answer = await answerFrom(answers, new Request(new URL(url, "http://upstream.test"), { method, body }));
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(await answer.text());
  });
  server.listen(0);
  await once(server, "listening");
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === "object" && address ? address.port : 0}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
