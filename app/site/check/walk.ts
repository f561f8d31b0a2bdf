/** What the checks of documents read and find, and the named values of data at any depth. */

/** Contents by name, as their files have them: before defaults apply. */
export type Documents = ReadonlyMap<string, unknown>;

/** A mistake in a document. */
export interface Finding {
  document: string;
  path: readonly PropertyKey[];
  /** Completes a sentence that begins with the path. */
  message: string;
  /** Whether the site can be shown nevertheless. */
  isWarning?: boolean;
  /** A text that stands where the mistake is. */
  near?: string;
}

interface SiteValue {
  key: string;
  value: unknown;
  path: string[];
}

export function walk(data: unknown, path: string[] = []): SiteValue[] {
  if (data === null || typeof data !== "object") return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const here = [...path, key];
    return [{ key, value, path: here }, ...walk(value, here)];
  });
}

/** The texts of a document at paths such as `branches.0.slug`. */
export function textsAt(all: Documents, document: string, place: RegExp) {
  return walk(all.get(document)).flatMap(({ value, path }) =>
    typeof value === "string" && place.test(path.join(".")) ? { document, path, text: value } : [],
  );
}

/** Those of all documents except the long outline. */
export function walkAll(all: Documents): (SiteValue & { document: string })[] {
  return Array.from(all).flatMap(([document, content]) =>
    document === "outline" ? [] : walk(content).map((value) => ({ document, ...value })),
  );
}
