/** Checks the permissions of an account's role. */
import { PERMISSIONS, type Permission } from "#app/contract/roles.ts";
import { ApiError } from "../api-error.ts";
import type { Admin } from "./admins.ts";

/** @throws ApiError 403 for an account with none of the permissions */
export function rejectWithoutRight({ role }: Admin, permissions: readonly Permission[]): void {
  if (permissions.some((permission) => PERMISSIONS[role][permission])) return;
  throw new ApiError(403, `This request requires the permission ${permissions.join(" or ")}`);
}
