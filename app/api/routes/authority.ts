/** Checks of a request before its body is read: whose token it has, and the body's size. */
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import type { Permission } from "#app/contract/accounts.ts";
import { toSize } from "#app/receive-form.ts";
import { rejectWithoutRight } from "../accounts/admins.ts";
import { ApiError } from "../api-error.ts";
import type { ApiEnv, Staff } from "../env.ts";
import { fail } from "../responses.ts";

const BEARER = /^Bearer +([\w-]{1,200})$/i;

/** Whose token the request has; null for a missing or invalid one. */
export async function readStaff({ req, var: used }: Context<ApiEnv>): Promise<Staff | null> {
  const token = BEARER.exec(req.header("Authorization") ?? "")?.[1];
  return token ? used.findStaff(token) : null;
}

/** Requires a signed-in account: 401 without a valid token. */
export const signedIn = createMiddleware<ApiEnv>(async (context, next) => {
  const staff = await readStaff(context);
  if (!staff) throw new ApiError(401, "This request requires a valid token");
  context.set("staff", staff);
  await next();
});

/** Requires one of the permissions before the body is read: 403 without it. */
export function requirePermission(...permissions: Permission[]) {
  return createMiddleware<ApiEnv>((context, next) =>
    signedIn(context, async () => {
      rejectWithoutRight(context.var.staff.caller.admin, permissions);
      await next();
    }),
  );
}

/** Refuses bodies above a limit. */
export function limitBody(bytes: number) {
  return bodyLimit({
    maxSize: bytes,
    onError: (context) => fail(context, 413, `The body must be ${toSize(bytes)} or smaller`),
  });
}

/** Requires one of the permissions, then a body of at most `bytes`. */
export const bodyOf = (bytes: number, ...permissions: Permission[]) => [
  requirePermission(...permissions),
  limitBody(bytes),
];
