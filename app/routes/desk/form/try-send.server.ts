/** Runs a change and turns a rejection into the message, field and typed values for the form. */
import { data } from "react-router";
import { findRejection } from "../desk-api.server.ts";
import { ALL_FIELDS } from "./fields.ts";
import { type Conflict, ConflictError, nameField } from "./own-changes.server.ts";
import { listTexts } from "./unsaved-form.ts";

/** Why a form was rejected, and what was typed. */
export interface FormFailure {
  /** A sentence that names the invalid field. */
  message: string;
  /** The invalid field's name in the form. */
  field: string | null;
  values: Record<string, string>;
  /** All fields in order, for forms with several fields of one name. */
  entries: [name: string, value: string][];
  /** Set when someone else saved first. */
  conflict: Conflict | null;
}

/**
 * @returns the result of `change`, or its rejection with the typed values except passwords
 * @throws any other error
 */
export async function trySend<T>(form: FormData, change: () => Promise<T>) {
  try {
    return await change();
  } catch (error) {
    const rejection = findRejection(error);
    if (rejection === null) throw error;
    const conflict = rejection instanceof ConflictError ? rejection.conflict : null;
    return failForm(form, rejection.message, rejection.field, rejection.status, conflict);
  }
}

/** Rejects a form. With a field, `message` continues a sentence that begins with its label. */
export function failForm(
  form: FormData,
  message: string,
  path: string | null = null,
  status = 400,
  conflict: Conflict | null = null,
) {
  const entries = listTexts(form);
  const failure: FormFailure = {
    message: path === null ? message : toSentence(path, message),
    field: path === null ? null : fieldOf(path),
    values: Object.fromEntries(entries),
    entries,
    conflict,
  };
  return data(failure, { status });
}

/** The message for an unknown button, for example of an older page. */
export const OUT_OF_DATE = "This form is out of date. Reload the page and try again.";

export const failUnknown = (form: FormData) => failForm(form, OUT_OF_DATE);

/** The form's field for a path of the API: `from` for `synonyms.3.from.0`. */
function fieldOf(path: string): string {
  const parts = path.split(".");
  return parts.find((part) => Object.hasOwn(ALL_FIELDS, part)) ?? parts[0] ?? path;
}

/** Messages that continue a sentence after the field's label. */
const PREDICATE = /^(?:must|is|has|means|contradicts)\b/;

/** "Features, entry 2, must be …" or "Category: there is no …". */
function toSentence(path: string, message: string): string {
  const entry = path.split(".").findLast((part) => /^\d+$/.test(part));
  const name = nameField(fieldOf(path));
  const label = entry === undefined ? name : `${name}, entry ${Number(entry) + 1}`;
  if (!PREDICATE.test(message)) return `${label}: ${message}`;
  return entry === undefined ? `${name} ${message}` : `${label}, ${message}`;
}
