/** The server's log, without personal data: one JSON line an event; while developing, text with stacks that can be read. */
import { format } from "node:util";
import { pino } from "pino";
import { env } from "./env.server.ts";

// Absent where Node runs a module by itself, as the command line does.
const isDevelopment = import.meta.env?.DEV && !import.meta.env.VITEST;
const readable = isDevelopment ? (await import("pino-pretty")).default({ sync: true }) : undefined;

export const log = readable
  ? pino({ level: env.LOG_LEVEL, base: null }, readable)
  : pino({ level: env.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });

const LEVELS = { log: "info", info: "info", warn: "warn", error: "error" } as const;

/** From here on what libraries print are lines of the log too; what stops a start is told before that, in plain words. */
export function logConsole(): void {
  for (const [method, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, "info" | "warn" | "error"][]) {
    console[method] = (...given: unknown[]) => log[level](format(...given));
  }
}
