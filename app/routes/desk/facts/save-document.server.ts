/** Reads and saves the documents that the desk's forms edit; imports redirects. */
import { data } from "react-router";
import { titleOf } from "#app/site/documents.ts";
import { decode, findRedirect, type Redirect } from "#app/site/redirects.ts";
import { site } from "#app/site/site.server.ts";
import { type DeskApi, DeskApiError } from "../desk-api.server.ts";
import { textsOf } from "../form/fields.ts";
import {
  fromEntries,
  readFormTexts,
  toEntries,
  toErrors,
  toFormTexts,
} from "../form/form-texts.server.ts";
import { editList } from "../form/form-values.server.ts";
import { conflictError, listDifferences, redirectWithNotice } from "../form/try-send.server.ts";
import {
  type DocumentPart,
  formSchemaOf,
  listPaged,
  valueAt,
  withValueAt,
} from "./document-part.server.ts";

/** Characters: the notice is a cookie. */
const MAX_NOTICE = 600;

export async function openDocument(api: DeskApi, name: string) {
  const schema = formSchemaOf(name);
  const { content, version } = (await api.readDocument(name)) ?? { content: undefined, version: 0 };
  return { name, schema, content, version, title: titleOf(name, content) };
}

export type OpenDocument = Awaited<ReturnType<typeof openDocument>>;

/** The document with an entry of a list moved. */
export function moveEntry({ schema, title, content }: OpenDocument, form: FormData): unknown {
  const list = listPaged(schema, title).find(({ path }) => path.join(".") === form.get("list"));
  if (!list) throw data(null, { status: 404 });
  const entries = toEntries(list.schema, valueAt(content, list.path));
  const order = editList(form, [...entries.keys()], String);
  const moved = fromEntries(
    list.schema,
    order.map((index) => entries[index]),
  );
  return withValueAt(content, list.path, moved);
}

/** Stores the form's files and puts their names in their fields. */
export async function storePictures(api: DeskApi, form: FormData): Promise<void> {
  for (const [name, file] of [...form])
    if (file instanceof File && file.size > 0) form.set(name, await api.storePicture(file));
}

const invalidParts = (errors: Record<string, string>) =>
  new DeskApiError(422, "Nothing was saved. Correct this first:", null, { errors });

/** @param save stores the whole document, or shows it */
export async function savePart(
  save: (content: unknown) => ReturnType<typeof saveDocument>,
  document: OpenDocument,
  part: DocumentPart,
  form: FormData,
  here: string,
) {
  const schema = part.schema ?? document.schema;
  const typed = textsOf(form);
  const { value, parts, faults } = readFormTexts(schema, typed, part.path);
  const wrong = [...faults, ...part.check(value)];
  if (wrong.length > 0) throw invalidParts(toErrors(wrong, parts));
  if (form.get("version") !== String(document.version)) {
    const differences = listDifferences(parts.values(), toFormTexts(schema, part.value), typed);
    if (differences.length > 0) throw conflictError(document.version, differences);
  }
  const content = part.replace(value);
  let warnings: Awaited<ReturnType<typeof saveDocument>>;
  try {
    warnings = await save(content);
  } catch (error) {
    const issues = error instanceof DeskApiError ? error.details.issues : undefined;
    throw issues ? invalidParts(toErrors(issues, parts)) : error;
  }
  const isHere = ({ path }: (typeof warnings)[number]) =>
    part.path.every((key, at) => String(key) === String(path[at]));
  const sentences = Object.values(toErrors(warnings.filter(isHere), parts)).map(capitalise);
  const title = titleOf(document.name, content);
  const notice = [`Saved ${title}. It is on the site`, ...sentences].join(". ");
  return redirectWithNotice(here, `${notice}.`.slice(0, MAX_NOTICE));
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** For changes that are about the entries of a list as they were shown. @throws a DeskApiError */
export function requireVersion({ version }: OpenDocument, form: FormData): void {
  if (form.get("version") === String(version)) return;
  const message = "Someone else has changed this meanwhile. Reload the page and try again.";
  throw new DeskApiError(412, message);
}

export async function saveDocument(
  api: DeskApi,
  { name, version }: OpenDocument,
  content: unknown,
) {
  try {
    return (await api.saveDocument(name, { content, version })).warnings;
  } catch (error) {
    const current = error instanceof DeskApiError ? error.details.current : undefined;
    // A document that was removed is written again.
    if (version > 0 || current?.content !== null) throw error;
    return (await api.saveDocument(name, { content, version: current.version })).warnings;
  }
}

const MAX_SHOWN = 100;

/** Unknown paths that visitors asked for, without those that lead somewhere now. */
export async function listUnanswered(api: DeskApi) {
  const paths = await api.listUnknownPaths();
  return paths
    .filter(({ path }) => findRedirect(site.redirects, path) === null)
    .slice(0, MAX_SHOWN);
}

/** Adds pasted redirects, which replace those of the same path. @throws a DeskApiError */
export async function importRedirects(api: DeskApi, document: OpenDocument, form: FormData) {
  const pasted = readColumns(String(form.get("columns") ?? ""));
  const saved = (document.content ?? []) as Redirect[];
  const isPasted = ({ from }: Redirect) => pasted.some((each) => each.from === from);
  try {
    await saveDocument(api, document, [...pasted, ...saved.filter((each) => !isPasted(each))]);
  } catch (error) {
    const [issue] = (error instanceof DeskApiError && error.details.issues) || [];
    const entry = issue && pasted[Number(issue.path[0])];
    if (!entry) throw error;
    throw new DeskApiError(422, `columns: ${entry.from} to ${entry.to} ${issue.message}`);
  }
}

/** Lines of two columns between tabs, commas, semicolons or spaces; a title is left out. */
function readColumns(text: string): Redirect[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.flatMap((line, index) => {
    const [from = "", to = ""] = line.split(/[\s,;]+/).map((each) => each.replaceAll('"', ""));
    if (line === "" || (index === 0 && !/^\/|^https?:/.test(from))) return [];
    const old = URL.parse(from);
    return { from: old ? decode(old.pathname) : from, to };
  });
}
