/** The server's log: one JSON line an event, without personal data. */
import { pino } from "pino";
import { env } from "./env.server.ts";

export const log = pino({ level: env.LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime });
