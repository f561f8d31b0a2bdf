/** Escapes a line of text for XML, which allows no control characters and no lone surrogates. */
export function escapeXml(line: string): string {
  return line
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD-\uFFFF]/gu, " ")
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
