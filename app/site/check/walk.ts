/** Lists the named values of a file's data, at any depth. */

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
