/** Writes one line a request: which page, the outcome, how long it took. Nothing that a visitor typed, nor who they are. */
import { destination, type Logger, pino } from "pino";
import type { Step } from "./front.ts";
import { REQUEST_ID } from "./identify.ts";

/** Lines are written together, at the latest after so many milliseconds: one write each would cost more than a cached page. */
const WRITE_EVERY = 250;
const BUFFER = 4_096;
const LONGEST_PATH = 300;

/** A logger of `level` for the lines of requests alone. */
export function createRequestLogger(level: string): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination({ dest: 1, sync: false, minLength: BUFFER, periodicFlush: WRITE_EVERY }),
  );
}

/** A server's own failure is an error, everything else is information. */
export function logRequests(logger: Logger): Step {
  if (!logger.isLevelEnabled("error")) return (_request, _response, next) => next();
  return (request, response, next) => {
    const begun = performance.now();
    const { method, url = "", headers } = request;
    const id = headers[REQUEST_ID];
    response.once("close", () => {
      const { statusCode: status, writableFinished } = response;
      const ms = Math.round((performance.now() - begun) * 10) / 10;
      const line = { id, method, path: redactQuery(url), status, ms, ...(!writableFinished && { aborted: true }) };
      logger[status >= 500 ? "error" : "info"](line, "request");
    });
    next();
  };
}

/** A query holds words searched for, PIN codes, a message's subject. */
function redactQuery(url: string): string {
  const end = url.indexOf("?");
  return (end < 0 ? url : url.slice(0, end)).slice(0, LONGEST_PATH);
}
