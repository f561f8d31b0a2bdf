/** A form that could not be saved, to be sent again after signing in or reconnecting. */

export interface UnsavedForm {
  /** Path and query of a desk page. */
  action: string;
  entries: [name: string, value: string][];
}

/** Path and query of a desk page. */
export const DESK_PAGE = /^\/desk\/[\w/?&=%.+-]*$/;

/** Fields that are never sent back to a page. */
const PASSWORDS: ReadonlySet<string> = new Set(["password", "again", "current", "next"]);

export function toUnsavedForm(action: string, form: FormData): UnsavedForm {
  return { action, entries: listTexts(form) };
}

/** A form's texts in order, without passwords and files. */
export function listTexts(form: FormData): [name: string, value: string][] {
  return [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !PASSWORDS.has(entry[0]),
  );
}

/** Null for invalid text and for more than `maxEntries` entries. */
export function parseUnsavedForm(text: string | null, maxEntries: number): UnsavedForm | null {
  try {
    const { action, entries } = JSON.parse(text ?? "");
    if (!DESK_PAGE.test(action) || entries.length > maxEntries) return null;
    return {
      action,
      entries: entries.map(([name, value]: unknown[]) => [String(name), String(value)]),
    };
  } catch {
    return null;
  }
}
