/** Which fields of a form the person has changed, so that saving leaves alone what others have saved meanwhile. */
import { createHash } from "node:crypto";
import { DeskApiError } from "../desk-api.server.ts";

export type Fields = Record<string, unknown>;

/** A field's value for people. */
export type Tell = (field: string, value: unknown) => Promise<string>;

/** One field that two people have changed. */
export interface Difference {
  field: string;
  saved: string;
  typed: string;
}

/** What others saved since the form was filled in; sent again with this version, the form's own values replace it. */
export interface Conflict {
  version: string;
  differences: Difference[];
}

/** Nothing was saved, because somebody else has changed a field that the form changes too. */
export class ConflictError extends DeskApiError {
  readonly conflict: Conflict;

  constructor(conflict: Conflict) {
    super(412, "Somebody else saved this while you were typing.");
    this.conflict = conflict;
  }
}

/** Marks of the values that a form is filled in with, which the form carries as its field `was`. */
export function markFields(fields: Fields): string {
  return JSON.stringify(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toMark(value)])));
}

/** Those of `fields` that are not as the form's marks say; all of them where it carries none. */
export function pickChanged<T extends Fields>(fields: T, form: FormData): Partial<T> {
  const marks = readMarks(form);
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => marks[name] !== toMark(value)),
  ) as Partial<T>;
}

/**
 * `changed` are the person's own changes, `saved` is the state now, of which the form's version may be an older one;
 * `tell` is asked for the words of what both have changed.
 * @throws a ConflictError where somebody else gave one of the changed fields another value.
 */
export async function refuseConflict(
  changed: Fields,
  saved: Fields & { version: number | string },
  form: FormData,
  tell: Tell = async (_, value) => tellValue(value),
): Promise<void> {
  const version = String(saved.version);
  if (version === form.get("version")) return;
  const marks = readMarks(form);
  const changedByBoth = Object.entries(changed).filter(
    ([name, value]) => ![marks[name], toMark(value)].includes(toMark(saved[name])),
  );
  if (changedByBoth.length === 0) return;
  const differences = changedByBoth.map(async ([field, typed]) => ({
    field,
    saved: await tell(field, saved[field]),
    typed: await tell(field, typed),
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

/** Blanks count once: a browser sends other line breaks than it was given. */
function toMark(value: unknown): string {
  return createHash("sha256").update(tellValue(value).replaceAll(/\s+/g, " ").trim()).digest("base64url").slice(0, 16);
}

/** A field's value as a person reads it. */
export function tellValue(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (!Array.isArray(value)) return String(value);
  return value
    .map((item) => (typeof item === "object" ? Object.values(item ?? {}).join(": ") : String(item)))
    .join("\n");
}
