/** Changes one entry of a list that is saved as a whole. */
import { DeskApiError } from "../desk-api.server.ts";
import { outOfDate } from "./try-send.server.ts";

/** The key of an entry without a lasting one: its content, so that a changed one is not found. */
export const contentOf = (entry: object): string => JSON.stringify(entry);

/** The pressed button and the entry's key: `up:KEY` moves one, `add` has no key. */
export function readIntent(form: FormData): [intent: string, key: string] {
  const [, intent = "", key = ""] = /^(\w*):?(.*)$/s.exec(String(form.get("intent"))) ?? [];
  return [intent, key];
}

/**
 * @param saved the list as it is in the transaction that saves it
 * @param read reads the form's entry; `old` is undefined for a new one
 * @throws DeskApiError 412 if someone else has changed or removed the entry
 */
export function editList<Entry>(
  form: FormData,
  saved: readonly Entry[],
  keyOf: (entry: Entry) => string,
  read?: (old: Entry | undefined) => Entry,
): readonly Entry[] {
  const [intent, key] = readIntent(form);
  if (intent === "add" && read) return [read(undefined), ...saved];
  const at = saved.findIndex((entry) => keyOf(entry) === key);
  const moveTo = (to: number) =>
    saved.toSpliced(at, 1).toSpliced(to, 0, ...saved.slice(at, at + 1));
  const changes = new Map<string, () => readonly Entry[]>([
    ["first", () => moveTo(0)],
    ["up", () => moveTo(Math.max(at - 1, 0))],
    ["down", () => moveTo(at + 1)],
    ["remove", () => saved.toSpliced(at, 1)],
  ]);
  if (read) changes.set("change", () => saved.with(at, read(saved[at])));
  const change = changes.get(intent);
  if (!change) throw outOfDate();
  if (at >= 0) return change();
  throw new DeskApiError(
    412,
    "Someone else has changed or removed this entry. Check the list and try again.",
  );
}
