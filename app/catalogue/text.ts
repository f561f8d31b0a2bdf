/** Shortens a product's texts: strips markup, cuts to words or characters. */

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

function decode(entity: string, name: string): string {
  if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : entity;
}

/** Characters; more than any card, page head or index needs. */
const MAX_TEXT_LENGTH = 50_000;

const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi;
const BLANKS = /\s+/g;

/** The text of an HTML fragment's first 50,000 characters. Escape it before output. */
export function toPlainText(html: string): string {
  return withoutMarkup(html.slice(0, MAX_TEXT_LENGTH))
    .replace(ENTITY, decode)
    .replace(BLANKS, " ")
    .replace(/ ([.,;:!?])(?= |$)/g, "$1")
    .trim();
}

/** Text on one line, without markup and at most `maximum` characters long. */
export function toLine(text: string, maximum: number): string {
  return truncate(toPlainText(text), maximum);
}

/** Elements whose content is not text. */
const HIDDEN = /^<(script|style)(?![\w-])/i;

/** Replaces each tag and comment with a space. All searches run forward once, in linear time. */
function withoutMarkup(html: string): string {
  if (!html.includes("<")) return html;
  let text = "";
  let at = 0;
  const find = forwardSearch(html);
  for (let open = html.indexOf("<"); open >= 0; open = html.indexOf("<", at)) {
    const end = endOfMarkup(html, open, find);
    text += html.slice(at, end === null ? open + 1 : open) + (end === null ? "" : " ");
    at = end ?? open + 1;
  }
  return text + html.slice(at);
}

/** The end of the markup that starts at `open`; null if "<" does not start markup. */
function endOfMarkup(
  html: string,
  open: number,
  find: (needle: string, from: number) => number,
): number | null {
  const next = html.charAt(open + 1);
  if (next === "!" && html.startsWith("--", open + 2)) {
    const end = find("-->", open + 4);
    return end < 0 ? null : end + 3;
  }
  if (!/[a-z]/i.test(next === "/" ? html.charAt(open + 2) : next)) return null;
  const close = find(">", open);
  const hidden = HIDDEN.exec(html.slice(open, open + 9))?.[1];
  const ending = hidden && close >= 0 ? find(`</${hidden.toLowerCase()}`, close) : -1;
  const end = ending >= 0 ? find(">", ending) : close;
  return end < 0 ? null : end + 1;
}

/** A case-insensitive search that searches for a missing text only once. */
function forwardSearch(html: string): (needle: string, from: number) => number {
  const lower = html.toLowerCase();
  const text = lower.length === html.length ? lower : html;
  const found = new Map<string, number>();
  return (needle, from) => {
    const known = found.get(needle);
    if (known !== undefined && (known < 0 || known >= from)) return known;
    const index = text.indexOf(needle, from);
    found.set(needle, index);
    return index;
  };
}

/** Words that a cut text must not end with, because another word would have to follow. */
const LEADS_ON = new Set(
  "a an and as at by for from in into of on or over the to under up with without your".split(" "),
);

/** At most `count` words, with three dots where some are cut. */
export function truncateWords(text: string, count: number): string {
  const words = text.slice(0, MAX_TEXT_LENGTH).split(BLANKS).filter(Boolean);
  if (words.length <= count) return words.join(" ");
  const kept = words.slice(0, count);
  while (kept.length > 1 && LEADS_ON.has(kept.at(-1)?.toLowerCase() ?? "")) kept.pop();
  return `${withoutStops(kept.join(" "))}...`;
}

function withoutStops(text: string): string {
  let end = text.length;
  while (end > 0 && ".,;:".includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** At most `maximum` characters, with an ellipsis where some are cut; "" for anything but text. */
export function truncate(text: unknown, maximum = 100): string {
  if (typeof text !== "string") return "";
  // A character has at most two units, so the rest is not needed.
  const characters = [...text.slice(0, 2 * maximum + 2)];
  return characters.length > maximum ? `${characters.slice(0, maximum).join("").trimEnd()}…` : text;
}

/** At most `maximum` characters, cut between words where possible, with an ellipsis. */
export function truncateAtWord(text: string, maximum: number): string {
  const cut = truncate(text, maximum);
  if (cut === text) return text;
  const whole = cut.slice(0, -1);
  const isWordEnd = /^\s/.test(text.slice(whole.length));
  const end = isWordEnd ? whole.length : whole.lastIndexOf(" ");
  return end > maximum / 2 ? `${withoutStops(whole.slice(0, end)).trimEnd()}…` : cut;
}
