/** Reads and saves the documents that the desk's forms edit. */
import { data } from "react-router";
import { titleOf } from "#app/site/documents.ts";
import { type DeskApi, DeskApiError } from "../desk-api.server.ts";
import { editList } from "../form/edit-list.server.ts";
import { textsOf } from "../form/fields.ts";
import {
  fromEntries,
  readFormTexts,
  toEntries,
  toErrors,
  toFormTexts,
} from "../form/form-texts.server.ts";
import { redirectWithNotice } from "../form/notice.server.ts";
import { ConflictError, InvalidPartsError, listDifferences } from "../form/try-send.server.ts";
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
  if (wrong.length > 0) throw new InvalidPartsError(toErrors(wrong, parts));
  if (form.get("version") !== String(document.version)) {
    const differences = listDifferences(parts.values(), toFormTexts(schema, part.value), typed);
    if (differences.length > 0) throw new ConflictError(document.version, differences);
  }
  const content = part.replace(value);
  let warnings: Awaited<ReturnType<typeof saveDocument>>;
  try {
    warnings = await save(content);
  } catch (error) {
    const issues = error instanceof DeskApiError ? error.details.issues : undefined;
    throw issues ? new InvalidPartsError(toErrors(issues, parts)) : error;
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
