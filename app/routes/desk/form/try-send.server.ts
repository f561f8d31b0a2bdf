/** Runs a change and turns a rejection into the message, field and typed texts for the form. */
import { data, type LoaderFunctionArgs } from "react-router";
import { readForm, withForm } from "#app/http/form.ts";
import { FILE_FORMS, type FormLimit } from "#app/limits.ts";
import { DeskApiError, findRejection } from "../desk-api.server.ts";
import { ALL_FIELDS, type FieldOptionLists, type FieldTexts, labelOf, textsOf } from "./fields.ts";
import { redirectWithNotice } from "./notice.server.ts";

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

const STILL_TYPED =
  "Someone else saved changes while you were editing. Your changes are still in the fields. " +
  "Save again to overwrite theirs.";

/** Nothing was saved, because the record has another version than the form. */
export class ConflictError extends DeskApiError {
  /** The version that the form overwrites when it is sent again. */
  readonly version: number;
  readonly differences: Difference[];

  constructor(version: number, differences: Difference[], message = STILL_TYPED) {
    super(412, message);
    this.version = version;
    this.differences = differences;
  }
}

/** Nothing was saved, because the parts of the form with these names are invalid. */
export class InvalidPartsError extends DeskApiError {
  readonly errors: FormFailure["errors"];

  constructor(errors: FormFailure["errors"]) {
    super(422, "Nothing was saved. Correct this first:");
    this.errors = errors;
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

type FormRequest = Pick<LoaderFunctionArgs, "request" | "url">;

type Change<T> = (form: FormData) => Promise<T>;

/**
 * Runs `change` with a request's form.
 *
 * @returns its result, or a redirect to the form's page with the notice that it returns; or its
 * rejection with the typed texts except passwords
 * @throws any other error; the 400, 413 or 415 response for an invalid form
 */
export async function trySend<T>(
  { request, url }: FormRequest,
  change: Change<T>,
  limit?: FormLimit,
) {
  return attempt(url, await readForm(request, limit), change);
}

/** The same for a form with files, which are removed afterwards. */
export function trySendFiles<T>({ request, url }: FormRequest, change: Change<T>) {
  return withForm(request, FILE_FORMS.desk, (form) => attempt(url, form, change));
}

async function attempt<T>({ pathname, search }: URL, form: FormData, change: Change<T>) {
  try {
    const result = await change(form);
    if (typeof result === "string") return await redirectWithNotice(pathname + search, result);
    return result as Exclude<T, string>;
  } catch (error) {
    const rejection = findRejection(error);
    if (rejection === null) throw error;
    const isConflict = rejection instanceof ConflictError;
    if (isConflict) form.set("version", String(rejection.version));
    const { field, status, retryHeaders: headers } = rejection;
    const message = field === null ? rejection.message : toSentence(field, rejection.message);
    const errors = rejection instanceof InvalidPartsError ? rejection.errors : {};
    const failure: FormFailure = {
      message,
      errors: field === null ? errors : { [fieldOf(field)]: message },
      texts: textsOf(form),
      differences: isConflict ? rejection.differences : [],
    };
    return data(failure, { status, headers });
  }
}

/** For an unknown button, for example of an older page. */
export const outOfDate = () =>
  new DeskApiError(400, "This form is out of date. Reload the page and try again.");

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
