/** Accounts of the shop's staff: sign-in, passwords and invitations. */
import { z } from "zod";
import { Permissions, Role, RoleOrFormerName } from "./roles.ts";
import { Email, Id, line } from "./writing.ts";

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
