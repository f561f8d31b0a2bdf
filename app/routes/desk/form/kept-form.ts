/** What was typed into a form that could not be saved, so that it can be sent again: after signing in, or once the connection is back. */

export interface KeptForm {
  /** A page of the desk. */
  action: string;
  entries: [name: string, value: string][];
}

/** A page of the desk, with its query. */
export const DESK_PAGE = /^\/desk\/[\w/?&=%.+-]*$/;

/** Fields that no page is given back. */
const PASSWORDS: ReadonlySet<string> = new Set(["password", "again", "current", "next"]);

export function toKeptForm(action: string, form: FormData): KeptForm {
  return { action, entries: listTexts(form) };
}

/** What a page may be given back, in its order; no files, which a page cannot hand on. */
export function listTexts(form: FormData): [name: string, value: string][] {
  return [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !PASSWORDS.has(entry[0]),
  );
}

/** Null for what no page of the desk wrote, and for more than `most` entries. */
export function parseKeptForm(text: string | null, most: number): KeptForm | null {
  try {
    const { action, entries } = JSON.parse(text ?? "");
    if (!DESK_PAGE.test(action) || entries.length > most) return null;
    return { action, entries: entries.map(([name, value]: unknown[]) => [String(name), String(value)]) };
  } catch {
    return null;
  }
}
