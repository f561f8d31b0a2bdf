/** The server's log, without personal data: JSON lines; in development, readable text. */
import { format } from "node:util";
import { pino } from "pino";
import { env } from "./env.server.ts";

// Undefined where Node runs the module directly, as on the command line.
const isDevelopment = import.meta.env?.DEV && !import.meta.env.VITEST;
const readable = isDevelopment ? (await import("pino-pretty")).default({ sync: true }) : undefined;

export const log = readable
  ? pino({ level: env.LOG_LEVEL, base: null }, readable)
  : pino({ level: env.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });

const LEVELS = { log: "info", info: "info", warn: "warn", error: "error" } as const;

/** Redirects `console` to the log; errors before the start are printed as plain text. */
export function logConsole(): void {
  for (const [method, level] of Object.entries(LEVELS) as [
    keyof typeof LEVELS,
    "info" | "warn" | "error",
  ][]) {
    console[method] = (...values: unknown[]) => log[level](format(...values));
  }
}
