/** Describes audit log entries in words: the action, the record and the changed fields. */

import type { Permissions } from "#app/contract/accounts.ts";
import type { AdminLogEntry } from "#app/contract/dashboard.ts";
import { ALL_FIELDS } from "../form/fields.ts";

/** Those whose words are not their names. */
const RESOURCES: Record<string, string> = { type: "power type", user: "account of" };

/** Actions that need no record name. */
const COMPLETE_ACTIONS: Record<string, string> = {
  "login session": "signed in",
  "logout session": "signed out",
  "login_failed session": "tried to sign in with a wrong password",
  "setup_password user": "set a password",
  "change_password user": "changed the password",
  "erase message": "erased a person's messages",
  "import catalogue": "imported a spreadsheet",
  "decide columns": "decided what the columns of a spreadsheet become",
  "hide demonstration": "took the demonstration's products off the site",
  "update specifications": "changed the specifications",
  "order category": "changed the order of the categories",
  "order subcategory": "changed the order of the subcategories",
  "create product_subcategory": "added a product to a subcategory",
  "delete product_subcategory": "removed a product from a subcategory",
  "test log": "tested the log",
};

const ACTION_WORDS: Record<string, string> = {
  create: "added",
  update: "changed",
  delete: "removed",
  price: "changed the price of",
  stock: "changed the stock of",
  invite_again: "invited again",
};

/** Path segment of each resource on the desk. */
const PATHS: Record<string, string> = {
  product: "products",
  category: "categories",
  subcategory: "subcategories",
};

export type DescribedChange = ReturnType<typeof describeChanges>[number];

/** Links only to pages that the person may open. */
export function describeChanges(entries: readonly AdminLogEntry[], may: Permissions) {
  return entries.map((entry) => {
    const description = describeChange(entry);
    const mayOpen = entry.resource_type === "product" ? may.canReadDrafts : may.canManageProducts;
    return {
      id: entry.id,
      at: entry.created_at,
      who: entry.admin_email,
      ...description,
      href: mayOpen ? description.href : null,
    };
  });
}

export function describeChange(entry: AdminLogEntry) {
  const {
    action_type: type,
    resource_type: resource,
    resource_id: id,
    resource_name: nameNow,
  } = entry;
  const before = toFields(entry.before);
  const after = toFields(entry.after);
  const complete = COMPLETE_ACTIONS[`${type} ${resource}`];
  const sentence =
    complete ?? (resource === "message" ? describeMessageChange(before, after) : null);
  if (sentence !== null) return { action: sentence, name: "", href: null, changes: "" };
  const verb = ACTION_WORDS[type] ?? type.replaceAll("_", " ");
  const isPriceOrStock = type === "price" || type === "stock";
  const action = isPriceOrStock
    ? verb
    : `${verb} the ${RESOURCES[resource] ?? resource.replaceAll("_", " ")}`;
  const path = PATHS[resource];
  return {
    /** For example "changed the price of". */
    action,
    /** Empty if the action needs none. */
    name: nameOf(after) ?? nameOf(before) ?? nameNow ?? (id === null ? "" : `number ${id}`),
    /** The record's page on the desk; null if it has none. */
    href: path && nameNow !== null ? `/desk/${path}/${id}` : null,
    /** For example "price 100 → 120"; empty without details. */
    changes: type === "create" || type === "delete" ? "" : describeFields(before, after),
  };
}

type LoggedFields = Record<string, unknown>;

function describeMessageChange(before: LoggedFields, after: LoggedFields): string {
  if (after.status === before.status) return "added a note to a message";
  return after.status === "handled" ? "marked a message as handled" : "reopened a message";
}

function toFields(value: unknown): LoggedFields {
  return typeof value === "object" && value !== null ? (value as LoggedFields) : {};
}

function nameOf({ name, email }: LoggedFields): string | null {
  if (typeof name === "string") return name;
  return typeof email === "string" ? email : null;
}

/** Database columns: prices in paise, weights in kg. */
const columnsOf = (field: string) => [field, `${field}_paise`, `${field}_kg`];

/** Kinds of fields that are described with both values. */
const SHORT: unknown[] = [
  "text",
  "optionalText",
  "choice",
  "optionalChoice",
  "amount",
  "percent",
  "count",
];

function describeFields(before: LoggedFields, after: LoggedFields): string {
  // The places in a document.
  if (Array.isArray(after.fields)) return after.fields.join(", ");
  const texts = Object.entries(ALL_FIELDS).flatMap(([field, { label, kind }]) => {
    const name = label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
    return columnsOf(field)
      .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
      .map((key) =>
        SHORT.includes(kind)
          ? `${name} ${toText(key, before[key])} → ${toText(key, after[key])}`
          : name,
      );
  });
  return [...new Set(texts)].join(", ");
}

function toText(key: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "none";
  return key.endsWith("_paise") ? String(Number(value) / 100) : String(value);
}
