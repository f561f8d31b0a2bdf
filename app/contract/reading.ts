/** Lenient pieces for reading a foreign API: what cannot be read becomes its default, never an error. */
import { z } from "zod";

/** JSON in a string is parsed; a string that is no JSON is undefined; anything else passes. */
export function fromJson(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Text as given, or the text inside `{text}`, `{content}`, `{description}` or `{value}`; else empty. */
export function toText(value: unknown): string {
  if (typeof value === "string") return value.toWellFormed().trim();
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (!isRecord(value)) return "";
  return firstText(value, ["text", "content", "description", "value"]);
}

/** The first of the named fields that holds text. */
export function firstText(record: Record<string, unknown>, keys: string[]): string {
  for (const key of keys) {
    const value = Object.hasOwn(record, key) ? record[key] : undefined;
    if (typeof value === "number" && Number.isFinite(value)) return String(value);
    if (typeof value === "string" && value.trim() !== "") return value.toWellFormed().trim();
  }
  return "";
}

function toNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string" || value.trim() === "") return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

function toId(value: unknown): number | null {
  const number = toNumber(value);
  return number !== null && Number.isSafeInteger(number) && number > 0 ? number : null;
}

const TRUE = new Set<unknown>([true, 1, "1", "true"]);

/** A field that may hold anything or be absent. */
export const anything = z.unknown().optional();

/** A trimmed string, a number, or the text of an object; empty where there is none. */
export const text = anything.transform(toText);
/** A number or a numeric string; else null. */
export const amount = anything.transform(toNumber);
/** A positive whole number or a string of one; else null. */
export const idOrNull = anything.transform(toId);
export const flag = anything.transform((value) => TRUE.has(value));
/** Text, or null where there is none. */
export const textOrNull = anything.transform((value) => toText(value) || null);

/** An id that must be there: a thing without one cannot be linked to, so it is refused. */
export const requiredId = anything.transform((value, context) => {
  const id = toId(value);
  if (id !== null) return id;
  context.addIssue({ code: "custom", message: "must be a positive whole number" });
  return z.NEVER;
});

/** A list, or a list in a JSON string, each item read by `item`; items it cannot read (null) are dropped. */
export function listReading<T>(item: (value: unknown) => T | null) {
  return anything.transform((value) => {
    const list = fromJson(value);
    return Array.isArray(list)
      ? list.map(item).filter((entry): entry is NonNullable<typeof entry> => entry !== null)
      : [];
  });
}
