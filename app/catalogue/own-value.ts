/** Reads a table by a text that somebody typed. */

/** Undefined also for what every object inherits, such as "constructor". */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
