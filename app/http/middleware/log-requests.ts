/**
 * Writes one line a request: which page, the outcome, how long it took. Nothing that a visitor typed, nor who they are;
 * of a refused one who of the shop asked.
 */
import type { ServerResponse } from "node:http";
import type { Middleware, SiteRequest } from "./middleware.ts";

/** Lines are written together, after so many milliseconds or characters: a write each would cost more than a cached page. */
const WRITE_EVERY = 200;
const MOST_BUFFERED = 64_000;
const LONGEST_PATH = 300;

/** The levels as the rest of the log numbers them. */
const INFO = 30;
const WARN = 40;
const ERROR = 50;

/** Not signed in, not allowed, too large, too many: what whoever watches over the site wants to see. */
const REFUSED = [401, 403, 413, 429];

/** Writes requests from `level` on: a server's own failure is an error, a refusal a warning. */
export function logRequests(level: string, write: (lines: string) => void): Middleware {
  const lowest = lowestOf(level);
  if (lowest > ERROR) return (_request, _response, next) => next();
  const print = buffered(write);
  return (request, response, next) => {
    const begun = performance.now();
    response.on("close", () => {
      const number = levelOf(response.statusCode);
      if (number >= lowest) print(toLine(number, request, response, begun));
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

function toLine(level: number, request: SiteRequest, response: ServerResponse, begun: number): string {
  const { method, url = "", facts } = request;
  const path = quoted(withoutQuery(url));
  const ms = Math.round((performance.now() - begun) * 10) / 10;
  const aborted = response.writableFinished ? "" : ',"aborted":true';
  const user = facts.user === null ? "" : `,"user":${facts.user}`;
  const message = level === WARN ? "refused" : "request";
  return `{"level":${level},"time":"${now()}","id":"${facts.id}","method":"${method}","path":${path},"status":${response.statusCode},"ms":${ms}${aborted}${user},"msg":"${message}"}\n`;
}

/** A query holds words searched for, PIN codes, a message's subject. */
function withoutQuery(url: string): string {
  const end = url.indexOf("?");
  return (end < 0 ? url : url.slice(0, end)).slice(0, LONGEST_PATH);
}

/** As most paths are. */
const PLAIN = /^[\w/.-]*$/;

function quoted(path: string): string {
  return PLAIN.test(path) ? `"${path}"` : JSON.stringify(path);
}

let second = 0;
let untilSecond = "";

/** The wall clock; its text is made anew each second, but for the milliseconds. */
function now(): string {
  const time = Date.now();
  const ms = time % 1000;
  if (time - ms !== second) {
    second = time - ms;
    untilSecond = new Date(second).toISOString().slice(0, -4);
  }
  return `${untilSecond}${String(ms).padStart(3, "0")}Z`;
}

function buffered(write: (lines: string) => void): (line: string) => void {
  let lines = "";
  let timer: NodeJS.Timeout | null = null;
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (lines) write(lines);
    lines = "";
  };
  process.on("exit", flush);
  return (line) => {
    lines += line;
    if (lines.length >= MOST_BUFFERED) flush();
    else timer ??= setTimeout(flush, WRITE_EVERY);
  };
}
