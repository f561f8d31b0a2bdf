/** Asks signed-in people for their password again, before something changes by which an account is entered. */
import type { Context } from "hono";
import { ApiError } from "../api-error.ts";
import type { ApiEnv } from "../env.ts";
import type { Services } from "../services.ts";
import { recordFailure } from "./sessions.ts";
import { createSignInLimits } from "./sign-in-limits.ts";

export type CheckCurrentPassword = (context: Context<ApiEnv>, current: string | undefined) => Promise<void>;

/** @returns a check of the field `current`, which throws an ApiError 403 for another than the caller's password */
export function createCurrentPasswordCheck({
  database: { db },
  passwords,
  passwordQueue,
}: Pick<Services, "database" | "passwords" | "passwordQueue">): CheckCurrentPassword {
  const limits = createSignInLimits(db);
  return async (context, current) => {
    const { admin, clientAddress: address } = context.var;
    if (current === undefined) throw new ApiError(403, "current: is needed: your own password");
    await passwordQueue.enter("known", context.req.raw.signal, async ({ run }) => {
      const given = { address, account: admin.email, asker: "known" as const };
      await limits.take(given);
      if (!(await run(() => passwords.matches(current, admin.password_hash)))) {
        await recordFailure(db, admin);
        throw new ApiError(403, "current: is not your password");
      }
      await limits.forget(given);
    });
  };
}
