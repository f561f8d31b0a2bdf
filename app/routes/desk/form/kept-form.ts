/** What was typed into a form that could not be saved, so that it can be sent again: after signing in, or once the connection is back. */

export interface KeptForm {
  /** A page of the desk. */
  action: string;
  entries: [name: string, value: string][];
}

/** Fields that no page is given back. */
export const PASSWORDS: ReadonlySet<string> = new Set(["password", "again", "current", "next"]);

/** Files are not kept: a page cannot hand them on. */
export function toKeptForm(action: string, form: FormData): KeptForm {
  const entries = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !PASSWORDS.has(entry[0]),
  );
  return { action, entries };
}

/** Null for what no page of the desk wrote. */
export function parseKeptForm(text: string | null): KeptForm | null {
  try {
    const { action, entries } = JSON.parse(text ?? "");
    if (!/^\/desk\/[\w/?&=%.+-]*$/.test(action)) return null;
    return { action, entries: entries.map(([name, value]: unknown[]) => [String(name), String(value)]) };
  } catch {
    return null;
  }
}
