/** Accounts of the shop's staff: roles and what each may do, sign-in, passwords and invitations. */
import { z } from "zod";
import { Email, Id, line } from "./writing.ts";

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

const AccountStatus = z.enum(["active", "inactive"]).meta({ id: "AccountStatus" });

export const AdminUser = z
  .strictObject({
    id: Id,
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    role: Role,
    status: AccountStatus,
    permissions: Permissions,
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: "AdminUser" });
export type AdminUser = z.infer<typeof AdminUser>;

/** A new password. Sign-in accepts any text up to the same length. */
const Password = z
  .string()
  .min(12, "must be 12 characters or more")
  .max(200)
  .meta({ format: "password" });

const ExistingPassword = z
  .string()
  .min(1, "must not be empty")
  .max(200)
  .meta({ format: "password" });

export const Login = z
  .strictObject({ email: Email, password: ExistingPassword })
  .meta({ id: "Login" });
export type Login = z.infer<typeof Login>;

export const Session = z
  .strictObject({ token: z.string(), expires_at: z.string(), user: AdminUser })
  .meta({ id: "Session", description: "Send the token as `Authorization: Bearer …`" });
export type Session = z.infer<typeof Session>;

/** The token's account, and when the session ends without further calls. */
export const CurrentSession = z
  .strictObject({ expires_at: z.string(), user: AdminUser })
  .meta({ id: "CurrentSession" });

export const PasswordChange = z
  .strictObject({ current: ExistingPassword, next: Password })
  .meta({ id: "PasswordChange" });
export type PasswordChange = z.infer<typeof PasswordChange>;

export const PasswordSetup = z
  .strictObject({ token: line(200, 1), password: Password })
  .meta({ id: "PasswordSetup" });
export type PasswordSetup = z.infer<typeof PasswordSetup>;

const username = z
  .string()
  .trim()
  .regex(
    /^[\p{L}\p{N}._-]{2,60}$/u,
    "must be 2 to 60 letters, digits, dots, hyphens or underscores",
  );

const current = ExistingPassword.optional().meta({
  format: "password",
  description: "The caller's own password, without which nothing changes",
});

const account = z.strictObject({
  email: Email,
  username: username.optional(),
  firstName: line(100).optional(),
  lastName: line(100).optional(),
  role: RoleOrFormerName,
  status: AccountStatus.optional(),
  current,
});

export const AdminUserCreate = account.meta({
  id: "AdminUserCreate",
  description: "The default username is the email address",
});
export type AdminUserCreate = z.infer<typeof AdminUserCreate>;

export const AdminUserUpdate = account
  .partial()
  .refine(
    ({ current: _, ...update }) => Object.keys(update).length > 0,
    "must change at least one field",
  )
  .meta({ id: "AdminUserUpdate" });
export type AdminUserUpdate = z.infer<typeof AdminUserUpdate>;

export const Confirmation = z.strictObject({ current }).meta({ id: "Confirmation" });

/** `setup_token` is returned only once; the new user sets the password with it. */
export const InvitedUser = z
  .strictObject({ user: AdminUser, setup_token: z.string(), setup_expires_at: z.string() })
  .meta({ id: "InvitedUser" });
export type InvitedUser = z.infer<typeof InvitedUser>;
