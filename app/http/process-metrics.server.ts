/** This process's metrics, for `/metrics`. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Middleware } from "./middleware/middleware.ts";

const delay = monitorEventLoopDelay({ resolution: 20 });
delay.enable();

const requests = new Map<string, number>(["2xx", "3xx", "4xx", "5xx"].map((status) => [status, 0]));
let seconds = 0;

export const countRequests: Middleware = (_request, response, next) => {
  const begun = performance.now();
  response.on("close", () => {
    const status = `${Math.floor(response.statusCode / 100)}xx`;
    requests.set(status, (requests.get(status) ?? 0) + 1);
    seconds += (performance.now() - begun) / 1000;
  });
  next();
};

export function readMetrics() {
  return { requests: [...requests], seconds, slowestDelay: delay.percentile(99) / 1e9 };
}
