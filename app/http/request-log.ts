/** Writes one line a request, without what a visitor typed or who they are. */
import type { MiddlewareFunction } from "react-router";
import { log } from "#app/log.server.ts";

/** At level debug, because the server prints a line of its own; failures are always told. */
export const requestLog: MiddlewareFunction<Response> = async ({ request }, next) => {
  const begun = performance.now();
  const response = await next();
  const { status } = response;
  const { pathname } = new URL(request.url);
  const milliseconds = Math.round(performance.now() - begun);
  log[status >= 500 ? "error" : "debug"]({ method: request.method, path: pathname, status, milliseconds }, "request");
  return response;
};
