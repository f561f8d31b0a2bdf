/** Roles of the shop's staff, and what each may do. */
import { z } from "zod";

/** Roles: owner, editor (catalogue), clerk (stock, prices and messages), reader. */
export const Role = z.enum(["owner", "editor", "clerk", "reader"]).meta({ id: "Role" });
export type Role = z.infer<typeof Role>;

const FORMER_ROLES = new Map<unknown, Role>([
  ["super_admin", "owner"],
  ["admin", "editor"],
  ["moderator", "clerk"],
]);

/** A role as a call may name it. */
export const RoleOrFormerName = z
  .preprocess((role) => FORMER_ROLES.get(role) ?? role, Role)
  .meta({ description: "super_admin, admin and moderator mean owner, editor and clerk" });

/** The first five are those of the specified API. */
export const Permissions = z
  .strictObject({
    canManageProducts: z.boolean(),
    canManageUsers: z.boolean(),
    canManageOrders: z.boolean(),
    canViewAnalytics: z.boolean(),
    canManageSettings: z.boolean(),
    canReadDrafts: z.boolean(),
    canChangeStock: z.boolean(),
    canChangePrices: z.boolean(),
    canReadMessages: z.boolean(),
    canAnswerMessages: z.boolean(),
    canEraseMessages: z.boolean(),
  })
  .meta({ id: "Permissions" });
export type Permissions = z.infer<typeof Permissions>;
export type Permission = keyof Permissions;

const CLERK: Permission[] = [
  "canManageOrders",
  "canReadDrafts",
  "canChangeStock",
  "canChangePrices",
  "canReadMessages",
  "canAnswerMessages",
];
const EDITOR: Permission[] = [...CLERK, "canManageProducts", "canViewAnalytics"];

const ALLOWED: Record<Role, Permission[]> = {
  owner: [...EDITOR, "canManageUsers", "canManageSettings", "canEraseMessages"],
  editor: EDITOR,
  clerk: CLERK,
  reader: ["canViewAnalytics", "canReadDrafts"],
};

/** The permissions of each role. */
export const PERMISSIONS = Object.fromEntries(
  Object.entries(ALLOWED).map(([role, allowed]) => {
    const names = Permissions.keyof().options;
    return [role, Object.fromEntries(names.map((name) => [name, allowed.includes(name)]))];
  }),
) as Record<Role, Permissions>;
