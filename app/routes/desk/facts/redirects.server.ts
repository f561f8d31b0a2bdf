/** Imports redirects, and lists the paths that still have none. */
import { decode, findRedirect, type Redirect } from "#app/site/redirects.ts";
import { site } from "#app/site/site.server.ts";
import { type DeskApi, DeskApiError } from "../desk-api.server.ts";
import { type OpenDocument, saveDocument } from "./save-document.server.ts";

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
