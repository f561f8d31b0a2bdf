/** Finds the fields that a person has changed, so that saving keeps the changes of others. */
import { createHash } from "node:crypto";
import { DeskApiError } from "../desk-api.server.ts";
import { ALL_FIELDS } from "./fields.ts";

export type ComparedFields = Record<string, unknown>;

/** Formats a field's value for people. */
export type DescribeField = (field: string, value: unknown) => Promise<string>;

/** A field that two people have changed. */
interface Difference {
  /** The field's label. */
  field: string;
  saved: string;
  typed: string;
}

/**
 * What others saved since the form was loaded; sent again with `version`, the form overwrites it.
 */
export interface Conflict {
  version: string;
  differences: Difference[];
}

/** Nothing was saved, because someone else changed a field that the form changes too. */
export class ConflictError extends DeskApiError {
  readonly conflict: Conflict;

  constructor(conflict: Conflict) {
    super(412, "Someone else saved changes while you were editing.");
    this.conflict = conflict;
  }
}

/** Hashes of the values that a form is loaded with; the form sends them as its field `was`. */
export function markFields(fields: ComparedFields): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toMark(value)])),
  );
}

/** The fields whose values differ from the form's hashes; all of them if it has none. */
export function pickChanged<T extends ComparedFields>(fields: T, form: FormData): Partial<T> {
  const marks = readMarks(form);
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => marks[name] !== toMark(value)),
  ) as Partial<T>;
}

/**
 * Compares a person's changes with the saved state, which may be newer than the form's version.
 * @throws a ConflictError if someone else has given one of the changed fields another value
 */
export async function rejectConflict(
  changed: ComparedFields,
  saved: ComparedFields & { version: number | string },
  form: FormData,
  describe: DescribeField = async (_, value) => describeValue(value),
): Promise<void> {
  const version = String(saved.version);
  if (version === form.get("version")) return;
  const marks = readMarks(form);
  const changedByBoth = Object.entries(changed).filter(
    ([name, value]) => ![marks[name], toMark(value)].includes(toMark(saved[name])),
  );
  if (changedByBoth.length === 0) return;
  const differences = changedByBoth.map(async ([field, typed]) => ({
    field: nameField(field),
    saved: await describe(field, saved[field]),
    typed: await describe(field, typed),
  }));
  throw new ConflictError({ version, differences: await Promise.all(differences) });
}

function readMarks(form: FormData): Record<string, unknown> {
  try {
    return { ...JSON.parse(String(form.get("was"))) };
  } catch {
    return {};
  }
}

/** White space is collapsed, because browsers send other line breaks than they receive. */
function toMark(value: unknown): string {
  return createHash("sha256")
    .update(describeValue(value).replaceAll(/\s+/g, " ").trim())
    .digest("base64url")
    .slice(0, 16);
}

/** A field's value as text. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (!Array.isArray(value)) return String(value);
  return value
    .map((item) => (typeof item === "object" ? Object.values(item ?? {}).join(": ") : String(item)))
    .join("\n");
}

/** A field's label: "Category" for `category_id`, "Sort order" for `sort_order`. */
export function nameField(field: string): string {
  const known = Object.hasOwn(ALL_FIELDS, field) ? ALL_FIELDS[field] : undefined;
  const words = field.replaceAll("_", " ");
  return known?.label ?? words.charAt(0).toUpperCase() + words.slice(1);
}
