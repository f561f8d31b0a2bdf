/**
 * Logs one line per request: path, outcome, duration. Contains no visitor input or
 * identity; for a rejected request it contains the staff account.
 */
import { pino } from "pino";
import type { Middleware } from "./middleware.ts";

/** Characters and milliseconds to buffer: single writes would cost more than a cached page. */
const BUFFER = { minLength: 16_000, periodicFlush: 200, sync: true };
const MAX_PATH_LENGTH = 300;

/** Not signed in, not allowed, too large, too many: logged as warnings for operators. */
const REFUSED = [401, 403, 413, 429];

/** Logs requests of `level` and above: a server error is an error, a rejection a warning. */
export function logRequests(level: string): Middleware {
  const output = pino.destination(BUFFER);
  process.on("exit", () => output.flushSync());
  const timestamp = pino.stdTimeFunctions.isoTime;
  const log = pino({ level, base: null, timestamp }, output);
  return (request, response, next) => {
    const begun = performance.now();
    response.on("close", () => {
      const { method, url = "", facts } = request;
      const status = response.statusCode;
      // Queries contain search words, PIN codes and subjects of messages.
      const [path = ""] = (facts.prefix + url).split("?", 1);
      const line = {
        id: facts.id,
        method,
        path: path.slice(0, MAX_PATH_LENGTH),
        status,
        ms: Math.round((performance.now() - begun) * 10) / 10,
        aborted: response.writableFinished ? undefined : true,
        user: facts.user ?? undefined,
      };
      if (status >= 500) log.error(line, "request");
      else if (REFUSED.includes(status)) log.warn(line, "refused");
      else log.info(line, "request");
    });
    next();
  };
}
