/** The context of a call: Hono's variables and bindings. */
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Caller } from "./accounts/sessions.ts";
import type { Log } from "./log.ts";
import type { StaffReading } from "./staff-reading.ts";
import type { StaffWriting } from "./staff-writing.ts";

/** An account with its session, and what it may read and change. */
export interface Staff {
  caller: Caller;
  reading: StaffReading;
  writing: StaffWriting;
}

/** Extends the token's session; null for an invalid token. */
export type FindStaff = (token: string) => Promise<Staff | null>;

export interface ApiEnv {
  Variables: {
    log: Log;
    /** The caller's IP address; null if unknown. */
    clientAddress: string | null;
    findStaff: FindStaff;
    /** Set on calls that require a token. */
    staff: Staff;
    /** Images sent with a form. */
    pictures: File[];
  };
  Bindings: {
    clientAddress: string | null;
  };
}

export type App = OpenAPIHono<ApiEnv>;
