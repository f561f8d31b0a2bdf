/**
 * Runs a change and turns a rejection into the message, field and typed texts for the form. The
 * notice of a change that was made is shown once on the page that follows it.
 */
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { readForm, withForm } from "#app/http/form.ts";
import { FILE_FORMS, type FormLimit } from "#app/limits.ts";
import { DeskApiError, type Difference, findRejection } from "../desk-api.server.ts";
import { createDeskCookie } from "../desk-cookie.server.ts";
import { ALL_FIELDS, type FieldOptionLists, type FieldTexts, labelOf, textsOf } from "./fields.ts";

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

/**
 * Nothing was saved, because the record has another version than the form.
 *
 * @param version the one that the form overwrites when it is sent again
 */
export const conflictError = (version: number, differences: Difference[], message = STILL_TYPED) =>
  new DeskApiError(412, message, null, { conflict: { version, differences } });

/** The fields whose typed texts differ from the saved ones, with the names of chosen options. */
export function listDifferences(
  fields: Iterable<Pick<Difference, "name" | "label">>,
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
    const { field, status, retryHeaders: headers, details } = rejection;
    const { conflict, errors = {} } = details;
    if (conflict) form.set("version", String(conflict.version));
    const message = field === null ? rejection.message : toSentence(field, rejection.message);
    const failure: FormFailure = {
      message,
      errors: field === null ? errors : { [fieldOf(field)]: message },
      texts: textsOf(form),
      differences: conflict?.differences ?? [],
    };
    return data(failure, { status, headers });
  }
}

/** For what cannot be undone. @throws a DeskApiError for a form whose box is not ticked */
export function requireTick(form: FormData): void {
  if (form.get("sure") !== "yes")
    throw new DeskApiError(400, "Tick the box to confirm. You cannot undo this.");
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

const cookie = createDeskCookie("desk-done", { maxAge: 60 });

/** Redirects to `href`, which shows `notice`. */
export async function redirectWithNotice(href: string, notice: string): Promise<Response> {
  const headers = { "Set-Cookie": await cookie.serialize(notice) };
  return redirect(href, { status: 303, headers });
}

/** The notice, null if there is none, and the headers that remove its cookie. */
export async function readNotice(
  request: Request,
): Promise<{ notice: string | null; headers: HeadersInit }> {
  const notice: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => null);
  if (typeof notice !== "string" || notice === "") return { notice: null, headers: {} };
  return { notice, headers: { "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) } };
}
