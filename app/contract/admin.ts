/** The administration's calls: accounts, what they may do, what they did. */
import { z } from "zod";
import { Id } from "./reply.ts";
import { Email, line } from "./writing.ts";

/** Who works in a shop: its owner, who keeps the catalogue, who minds stock and prices, who only looks. */
export const Role = z.enum(["owner", "editor", "clerk", "reader"]).meta({ id: "Role" });
export type Role = z.infer<typeof Role>;

export const AccountStatus = z.enum(["active", "inactive"]).meta({ id: "AccountStatus" });

/** Five broad permissions of the public API, then finer ones that distinguish a shop's roles. */
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

const EDITOR: Permission[] = [
  "canManageProducts",
  "canManageOrders",
  "canViewAnalytics",
  "canReadDrafts",
  "canChangeStock",
  "canChangePrices",
  "canReadMessages",
  "canAnswerMessages",
];

const ALLOWED: Record<Role, Permission[]> = {
  owner: [...EDITOR, "canManageUsers", "canManageSettings", "canEraseMessages"],
  editor: EDITOR,
  clerk: [
    "canManageOrders",
    "canReadDrafts",
    "canChangeStock",
    "canChangePrices",
    "canReadMessages",
    "canAnswerMessages",
  ],
  reader: ["canViewAnalytics", "canReadDrafts"],
};

function toPermissions(role: Role): Permissions {
  const names = Object.keys(Permissions.shape) as Permission[];
  return Object.fromEntries(names.map((name) => [name, ALLOWED[role].includes(name)])) as Permissions;
}

/** What each role may do. */
export const PERMISSIONS: Record<Role, Permissions> = {
  owner: toPermissions("owner"),
  editor: toPermissions("editor"),
  clerk: toPermissions("clerk"),
  reader: toPermissions("reader"),
};

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

/** A password that is set up; at login any text is tried, within the same bound. */
const Password = z.string().min(12, "must have at least 12 characters").max(200).meta({ format: "password" });

export const Login = z
  .strictObject({
    email: Email,
    password: z.string().min(1, "must not be empty").max(200).meta({ format: "password" }),
  })
  .meta({ id: "Login" });

export const Session = z
  .strictObject({ token: z.string(), expires_at: z.string(), user: AdminUser })
  .meta({ id: "Session", description: "The token goes into `Authorization: Bearer …`" });
export type Session = z.infer<typeof Session>;

/** Who the token's owner is, and until when the session lasts when nothing more is called with it. */
export const CurrentSession = z
  .strictObject({ expires_at: z.string(), user: AdminUser })
  .meta({ id: "CurrentSession" });

export const PasswordChange = z
  .strictObject({
    current: z.string().min(1, "must not be empty").max(200).meta({ format: "password" }),
    next: Password,
  })
  .meta({ id: "PasswordChange" });

export const PasswordSetup = z.strictObject({ token: line(200, 1), password: Password }).meta({ id: "PasswordSetup" });

const username = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}._-]{2,60}$/u, "must be 2 to 60 letters, figures, dots, hyphens or underscores");

const current = z
  .string()
  .min(1, "must not be empty")
  .max(200)
  .optional()
  .meta({
    format: "password",
    description:
      "The caller's own password, needed to change an e-mail address, to make somebody an owner, and to invite again an " +
      "owner or somebody who has a password",
  });

export const AdminUserCreate = z
  .strictObject({
    email: Email,
    username: username.optional(),
    firstName: line(100).optional(),
    lastName: line(100).optional(),
    role: Role,
    status: AccountStatus.optional(),
    current,
  })
  .meta({ id: "AdminUserCreate", description: "Without a username the e-mail address is it" });
export type AdminUserCreate = z.infer<typeof AdminUserCreate>;

export const AdminUserUpdate = z
  .strictObject({
    email: Email.optional(),
    username: username.optional(),
    firstName: line(100).optional(),
    lastName: line(100).optional(),
    role: Role.optional(),
    status: AccountStatus.optional(),
    current,
  })
  .refine(({ current: _, ...update }) => Object.keys(update).length > 0, "must change something")
  .meta({ id: "AdminUserUpdate" });
export type AdminUserUpdate = z.infer<typeof AdminUserUpdate>;

export const InvitationAgain = z.strictObject({ current }).meta({ id: "InvitationAgain" });

/** `setup_token` is shown this once; with it the new user sets the password. */
export const InvitedUser = z
  .strictObject({ user: AdminUser, setup_token: z.string(), setup_expires_at: z.string() })
  .meta({ id: "InvitedUser" });

export const AdminLogEntry = z
  .strictObject({
    id: Id,
    admin_id: Id.nullable(),
    admin_email: z.string(),
    action_type: z.string(),
    resource_type: z.string(),
    resource_id: Id.nullable(),
    resource_name: z.string().nullable().meta({
      description: "Of a product or of what products are sorted under: what it is called now; null once it is gone",
    }),
    before: z.unknown(),
    after: z.unknown(),
    created_at: z.string(),
  })
  .meta({ id: "AdminLogEntry" });
export type AdminLogEntry = z.infer<typeof AdminLogEntry>;

/** `last_backup_at`: when the last backup that succeeded began; null where there has been none. */
export const BackupState = z
  .strictObject({ last_backup_at: z.string().nullable() })
  .meta({ id: "BackupState", description: "Of `npm run backup`; other ways to back up are not known of" });

export const Dashboard = z
  .strictObject({
    products: z.strictObject({
      total: z.int(),
      by_status: z.record(z.string(), z.int()),
      featured: z.int(),
      on_sale: z.int(),
      out_of_stock: z.int(),
      low_stock: z.int(),
    }),
    categories: z.int(),
    subcategories: z.int(),
    brands: z.int(),
    users: z.int(),
    messages: z.strictObject({ total: z.int(), last_7_days: z.int(), open: z.int(), waiting_for_mail: z.int() }),
    recent_logs: z.array(AdminLogEntry),
  })
  .meta({ id: "Dashboard" });
