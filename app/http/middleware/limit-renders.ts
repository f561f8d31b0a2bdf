/** Limits the renders in progress, and the requests that wait for one. */
import PQueue from "p-queue";
import { RENDERS } from "#app/limits.ts";
import * as policies from "../policies.ts";
import { networkOf } from "../request-facts.ts";
import { countDown, takeTurn } from "./limit-calls.ts";
import type { Render } from "./render.ts";

/** Cheap or limited elsewhere. A file of another host may take long without any work here. */
const UNLIMITED = /^\/(?:api|assets|health|metrics|ready|site|uploads)(?:[/?]|$)/;
/** Seconds in which the longest queue ends. */
const RETRY_AFTER = 10;
const BUSY = "Too many pages are asked for at the moment. Reload this page in ten seconds.\n";

/**
 * A network's first waiting request comes before another's second, so that a burst from one network
 * does not delay the others. A client that disconnects stops waiting; its promise is rejected.
 */
export function limitRenders(render: Render): Render {
  const queue = new PQueue({ concurrency: RENDERS.atOnce });
  const waiting = new Map<string, number>();
  return (request, response) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || UNLIMITED.test(request.url ?? "")) return render(request, response);
    const network = networkOf(request.facts);
    const count = waiting.get(network) ?? 0;
    if (queue.size >= RENDERS.waiting || count >= RENDERS.waitingOfOne) return refuse();
    const left = new AbortController();
    const leave = () => {
      countDown(waiting, network);
      left.abort();
    };
    waiting.set(network, count + 1);
    response.once("close", leave);
    const begin = async () => {
      response.off("close", leave);
      countDown(waiting, network);
      await takeTurn();
      return render(request, response);
    };
    return queue.add(begin, { signal: left.signal, priority: -count });
  };
}

async function refuse(): Promise<Response> {
  const headers = { ...policies.uncached, "Retry-After": String(RETRY_AFTER) };
  return new Response(BUSY, { status: 503, headers });
}
