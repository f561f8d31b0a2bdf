/** What a call of the API carries with it. */
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Admin } from "./accounts/admins.ts";
import type { Caller } from "./accounts/sessions.ts";
import type { Log } from "./log.ts";
import type { Upload } from "./uploads/uploads.ts";

export interface ApiEnv {
  Variables: {
    log: Log;
    /** Where the caller is, as the server trusts it; null for calls from within and where it is not known. */
    clientAddress: string | null;
    /** Set on calls that need a right. */
    admin: Admin;
    /** The same, with the session. */
    caller: Caller;
    /** Pictures that came with a form. */
    uploads: Upload[];
  };
  Bindings: {
    clientAddress: string | null;
  };
}

export type App = OpenAPIHono<ApiEnv>;
