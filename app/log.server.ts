/** The server's log, without personal data: one JSON line an event; while developing, text with stacks that can be read. */
import { pino } from "pino";
import { env } from "./env.server.ts";

// Absent where Node runs a module by itself, as the command line does.
const isDevelopment = import.meta.env?.DEV && !import.meta.env.VITEST;
const readable = isDevelopment ? (await import("pino-pretty")).default({ sync: true }) : undefined;

export const log = readable
  ? pino({ level: env.LOG_LEVEL, base: null }, readable)
  : pino({ level: env.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
