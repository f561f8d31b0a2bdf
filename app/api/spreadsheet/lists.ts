/** Several values in one cell, semicolons between them. */
export function splitList(text: string): string[] {
  const parts = text.split(/[;\n]/).map((part) => part.trim());
  return [...new Set(parts.filter(Boolean))];
}

/** Each once. */
export function joinList(values: readonly string[]): string {
  return [...new Set(values)].filter(Boolean).join("; ");
}
