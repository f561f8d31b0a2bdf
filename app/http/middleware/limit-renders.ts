/** Limits the renders in progress, and the requests that wait for one. */
import PQueue from "p-queue";
import { RENDERS } from "#app/limits.ts";
import { pageWait } from "#app/upstream/upstream-context.ts";
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
 *
 * @param isRemote whether the catalogue is another host's: a page that waits for it counts as
 *   waiting, and another one is rendered meanwhile
 */
export function limitRenders(render: Render, isRemote: boolean): Render {
  const queue = new PQueue({ concurrency: RENDERS.atOnce });
  /** By network: the requests that wait or are rendered. */
  const open = new Map<string, number>();

  function renderWaiting(...exchange: Parameters<Render>): Promise<Response> {
    let calls = 0;
    return pageWait.run(
      async (load) => {
        if (calls++ === 0) queue.concurrency++;
        try {
          return await load;
        } finally {
          if (--calls === 0) queue.concurrency--;
          await takeTurn();
        }
      },
      () => render(...exchange),
    );
  }

  return (request, response) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || UNLIMITED.test(request.url ?? "")) return render(request, response);
    const network = networkOf(request.facts);
    const count = open.get(network) ?? 0;
    const waiting = queue.size + queue.concurrency - RENDERS.atOnce;
    if (waiting >= RENDERS.waiting || count >= RENDERS.atOnce + RENDERS.waitingOfOne)
      return refuse();
    const left = new AbortController();
    const leave = () => left.abort();
    response.once("close", leave);
    open.set(network, count + 1);
    const begin = async () => {
      response.off("close", leave);
      await takeTurn();
      return isRemote ? renderWaiting(request, response) : render(request, response);
    };
    return queue
      .add(begin, { signal: left.signal, priority: -count })
      .finally(() => countDown(open, network));
  };
}

async function refuse(): Promise<Response> {
  const headers = { ...policies.uncached, "Retry-After": String(RETRY_AFTER) };
  return new Response(BUSY, { status: 503, headers });
}
