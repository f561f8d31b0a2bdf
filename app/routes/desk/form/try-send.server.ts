/** Runs a change and turns a rejection into the message, field and typed texts for the form. */
import { data } from "react-router";
import { readForm, withForm } from "#app/http/form.ts";
import { FILE_FORMS, type FormLimit } from "#app/limits.ts";
import { DeskApiError, findRejection } from "../desk-api.server.ts";
import { ALL_FIELDS, type FieldOptionLists, type FieldTexts, labelOf, textsOf } from "./fields.ts";

/** A field for which the saved and the typed value differ. */
interface Difference extends LabelledField {
  saved: string;
  typed: string;
}

interface LabelledField {
  name: string;
  label: string;
}

/** Why a form was rejected, and what was typed. */
export interface FormFailure {
  /** A sentence that names the invalid field. */
  message: string;
  /** By the invalid fields' names in the form. */
  errors: Record<string, string>;
  texts: FieldTexts;
  /** Empty unless someone else saved first. */
  differences: Difference[];
  /** The id of the element that gets the focus instead: nothing was rejected or saved. */
  focus?: string;
}

/** Nothing was saved, because the record has another version than the form. */
export class ConflictError extends DeskApiError {
  /** The version that the form overwrites when it is sent again. */
  readonly version: number;
  readonly differences: Difference[];

  constructor(version: number, differences: Difference[]) {
    super(
      412,
      "Someone else saved changes while you were editing. Your changes are still in the fields. " +
        "Save again to overwrite theirs.",
    );
    this.version = version;
    this.differences = differences;
  }
}

/** The fields whose typed texts differ from the saved ones, with the names of chosen options. */
export function listDifferences(
  fields: Iterable<LabelledField>,
  saved: FieldTexts,
  typed: FieldTexts,
  options: FieldOptionLists = {},
): Difference[] {
  const toText = (name: string, texts: string[] = []) => {
    const nameOf = (text: string) => options[name]?.find(({ id }) => String(id) === text)?.name;
    // Browsers send other line breaks than they receive.
    const shown = texts.map((text) => nameOf(text) ?? text.replaceAll("\r\n", "\n").trim());
    return shown.join(", ");
  };
  return [...fields]
    .map(({ name, label }) => ({
      name,
      label,
      saved: toText(name, saved[name]),
      typed: toText(name, typed[name]),
    }))
    .filter((field) => field.saved !== field.typed);
}

/**
 * Runs `change` with a request's form.
 *
 * @returns its result, or its rejection with the typed texts except passwords
 * @throws any other error; the 400, 413 or 415 response for an invalid form
 */
export async function trySend<T>(
  request: Request,
  change: (form: FormData) => Promise<T>,
  limit?: FormLimit,
) {
  return attempt(await readForm(request, limit), change);
}

/** The same for a form with files, which are removed afterwards. */
export function trySendFiles<T>(request: Request, change: (form: FormData) => Promise<T>) {
  return withForm(request, FILE_FORMS.desk, (form) => attempt(form, change));
}

async function attempt<T>(form: FormData, change: (form: FormData) => Promise<T>) {
  try {
    return await change(form);
  } catch (error) {
    const rejection = findRejection(error);
    if (rejection === null) throw error;
    const { message, field } = rejection;
    if (rejection instanceof ConflictError) form.set("version", String(rejection.version));
    return failForm(form, message, field, rejection);
  }
}

/** Rejects a form. With a field, `message` continues a sentence that begins with its label. */
export function failForm(
  form: FormData,
  message: string,
  path: string | null = null,
  {
    status = 400,
    retryHeaders: headers = {},
    differences = [],
    errors = {},
  }: Partial<ConflictError & Pick<FormFailure, "errors">> = {},
) {
  const sentence = path === null ? message : toSentence(path, message);
  const failure: FormFailure = {
    message: sentence,
    errors: path === null ? errors : { [fieldOf(path)]: sentence },
    texts: textsOf(form),
    differences,
  };
  return data(failure, { status, headers });
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
  const name = labelOf(fieldOf(path));
  const label = entry === undefined ? name : `${name}, entry ${Number(entry) + 1}`;
  if (!PREDICATE.test(message)) return `${label}: ${message}`;
  return entry === undefined ? `${name} ${message}` : `${label}, ${message}`;
}
