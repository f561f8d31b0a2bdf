/**
 * Logs one line per request: path, outcome, duration. Contains no visitor input or
 * identity; for a rejected request it contains the staff account.
 */
import type { ServerResponse } from "node:http";
import { pino } from "pino";
import type { Middleware, SiteRequest } from "./middleware.ts";

/** Characters and milliseconds to buffer: single writes would cost more than a cached page. */
const BUFFER = { minLength: 16_000, periodicFlush: 200, sync: true };
const MAX_PATH_LENGTH = 300;

/** Pino's numeric levels. */
const INFO = 30;
const WARN = 40;
const ERROR = 50;

/** Not signed in, not allowed, too large, too many: logged as warnings for operators. */
const REFUSED = [401, 403, 413, 429];

/** Logs requests of `level` and above: a server error is an error, a rejection a warning. */
export function logRequests(level: string): Middleware {
  const lowest = lowestOf(level);
  if (lowest > ERROR) return (_request, _response, next) => next();
  const output = pino.destination(BUFFER);
  process.on("exit", () => output.flushSync());
  return (request, response, next) => {
    const begun = performance.now();
    response.on("close", () => {
      const number = levelOf(response.statusCode);
      if (number >= lowest) output.write(toLine(number, request, response, begun));
    });
    next();
  };
}

function levelOf(status: number): number {
  if (status >= 500) return ERROR;
  return REFUSED.includes(status) ? WARN : INFO;
}

function lowestOf(level: string): number {
  if (level === "silent" || level === "fatal") return Number.POSITIVE_INFINITY;
  if (level === "error") return ERROR;
  return level === "warn" ? WARN : INFO;
}

function toLine(
  level: number,
  request: SiteRequest,
  response: ServerResponse,
  begun: number,
): string {
  const { method, url = "", facts } = request;
  const path = quoted(withoutQuery(url));
  const ms = Math.round((performance.now() - begun) * 10) / 10;
  const aborted = response.writableFinished ? "" : ',"aborted":true';
  const user = facts.user === null ? "" : `,"user":${facts.user}`;
  const message = level === WARN ? "refused" : "request";
  return `{"level":${level},"time":"${now()}","id":"${facts.id}","method":"${method}","path":${path},"status":${response.statusCode},"ms":${ms}${aborted}${user},"msg":"${message}"}\n`;
}

/** Queries contain search words, PIN codes and subjects of messages. */
function withoutQuery(url: string): string {
  const end = url.indexOf("?");
  return (end < 0 ? url : url.slice(0, end)).slice(0, MAX_PATH_LENGTH);
}

/** Most paths. */
const PLAIN = /^[\w/.-]*$/;

function quoted(path: string): string {
  return PLAIN.test(path) ? `"${path}"` : JSON.stringify(path);
}

let second = 0;
let untilSecond = "";

/** The time in ISO format; formatted once a second, apart from the milliseconds. */
function now(): string {
  const time = Date.now();
  const ms = time % 1000;
  if (time - ms !== second) {
    second = time - ms;
    untilSecond = new Date(second).toISOString().slice(0, -4);
  }
  return `${untilSecond}${String(ms).padStart(3, "0")}Z`;
}
