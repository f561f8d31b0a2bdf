/** Makes short plain texts of a product's long ones: without markup, cut to words or to characters. */

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function decode(entity: string, name: string): string {
  if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : entity;
}

/** The text of an HTML fragment on one line. The result is text, not markup: it may hold "<" and is escaped where shown. */
export function toPlainText(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, " ")
    .replace(/<\/?[a-z][^>]*>|<!--[\s\S]*?-->/gi, " ")
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, decode)
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .trim();
}

/** At most `count` words; three dots tell that some were left out. */
export function toWords(text: string, count: number): string {
  const words = text.split(/\s+/).filter(Boolean);
  return words.length > count
    ? `${words
        .slice(0, count)
        .join(" ")
        .replace(/[.,;:]+$/, "")}...`
    : words.join(" ");
}

/** At most `maximum` characters and an ellipsis where some were left out; anything but text gives the empty text. */
export function truncate(text: unknown, maximum = 100): string {
  if (typeof text !== "string") return "";
  const characters = [...text];
  return characters.length > maximum ? `${characters.slice(0, maximum).join("").trimEnd()}…` : text;
}

/** What a card says of a product; the specification's own sentence where the upstream has none (document 2 §5). */
export function toCardText({ brief, name }: { brief: string; name: string }, words: number): string {
  return toWords(brief, words) || `High-quality ${name} with professional features...`;
}
