/** Who is calling, and whether they may: the Bearer token, the account behind it, the rights of its role. */
import { createMiddleware } from "hono/factory";
import { PERMISSIONS, type Permission } from "#app/contract/admin.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import type { ApiEnv } from "../env.ts";
import { type Caller, findCaller } from "./sessions.ts";

const BEARER = /^Bearer +([\w-]{1,200})$/i;

async function readCaller({ db }: Database, header: string | undefined): Promise<Caller | null> {
  const token = BEARER.exec(header ?? "")?.[1];
  return token ? findCaller(db, token) : null;
}

type Middleware = ReturnType<typeof createMiddleware<ApiEnv>>;

export interface Authority {
  /** Lets through only whoever has one of the rights: 401 without a valid token, 403 without the right. */
  requirePermission(...permissions: Permission[]): Middleware;
  /** Lets through whoever is signed in. */
  signedIn: Middleware;
  /** Whether the caller has it; a missing or bad token is simply no. */
  hasPermission(header: string | undefined, permission: Permission): Promise<boolean>;
}

export function createAuthority(database: Database): Authority {
  const signedIn = createMiddleware<ApiEnv>(async (context, next) => {
    const caller = await readCaller(database, context.req.header("Authorization"));
    if (!caller) {
      context.header("WWW-Authenticate", "Bearer");
      throw new ApiError(401, "This call needs a valid token");
    }
    context.set("caller", caller);
    context.set("admin", caller.admin);
    await next();
  });
  return {
    signedIn,
    requirePermission: (...permissions) =>
      createMiddleware<ApiEnv>((context, next) =>
        signedIn(context, async () => {
          const rights = PERMISSIONS[context.var.admin.role];
          if (!permissions.some((permission) => rights[permission])) {
            throw new ApiError(403, `This call needs the right ${permissions.join(" or ")}`);
          }
          await next();
        }),
      ),
    async hasPermission(header, permission) {
      if (header === undefined) return false;
      const caller = await readCaller(database, header);
      return caller !== null && PERMISSIONS[caller.admin.role][permission];
    },
  };
}
