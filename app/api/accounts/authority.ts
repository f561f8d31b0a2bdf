/** Who is calling, and whether they may: the Bearer token, the account behind it, the rights of its role. */
import { createMiddleware } from "hono/factory";
import { PERMISSIONS, type Permissions } from "#app/contract/admin.ts";
import { Refusal } from "../answers.ts";
import type { Database } from "../database/database.ts";
import type { ApiEnv } from "../env.ts";
import type { Admin } from "./admins.ts";
import { hashToken } from "./tokens.ts";

const BEARER = /^Bearer +([\w-]{1,200})$/i;

/** The active account that a valid token belongs to, else null. */
async function findCaller(database: Database, header: string | undefined): Promise<Admin | null> {
  const token = BEARER.exec(header ?? "")?.[1];
  if (!token) return null;
  const admin = await database.db
    .selectFrom("admins")
    .innerJoin("access_tokens", "access_tokens.admin_id", "admins.id")
    .selectAll("admins")
    .where("access_tokens.token_hash", "=", hashToken(token))
    .where("access_tokens.expires_at", ">", new Date().toISOString())
    .where("admins.status", "=", "active")
    .executeTakeFirst();
  return admin ?? null;
}

export interface Authority {
  /** Lets through only whoever has the right: 401 without a valid token, 403 without the right. */
  needs(permission: keyof Permissions): ReturnType<typeof createMiddleware<ApiEnv>>;
  /** Whether the caller has it; a missing or bad token is simply no. */
  has(header: string | undefined, permission: keyof Permissions): Promise<boolean>;
}

export function createAuthority(database: Database): Authority {
  return {
    needs: (permission) =>
      createMiddleware<ApiEnv>(async (context, next) => {
        const admin = await findCaller(database, context.req.header("Authorization"));
        if (!admin) {
          context.header("WWW-Authenticate", "Bearer");
          throw new Refusal(401, "This call needs a valid token");
        }
        if (!PERMISSIONS[admin.role][permission]) throw new Refusal(403, `This call needs the right ${permission}`);
        context.set("admin", admin);
        await next();
      }),
    async has(header, permission) {
      if (header === undefined) return false;
      const admin = await findCaller(database, header);
      return admin !== null && PERMISSIONS[admin.role][permission];
    },
  };
}
