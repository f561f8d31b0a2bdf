/** Derives product types from a product's type field, category, subcategory and name. */
import { cleanText } from "./clean-text.ts";
import { remember } from "./remember.ts";

/** An option of the Product Type filter. `key` identifies it in URLs; `label` is displayed. */
export interface ProductType {
  key: string;
  label: string;
}

const MAX_LENGTH = 80;

const TOOLS =
  "chainsaw brushcutter trimmer pruner blower mower washer vacuum pump sprayer auger weeder sweeper drill";
/** Made on demand: browsers load this module too, and Safari before 16.4 has no lookbehind. */
let toolWords: RegExp | null = null;

/** English nouns that labels show as plurals. Names in other languages stay as written. */
const NOUN =
  /(?:accessory|attachment|auger|axe|bar|battery|blade|blower|case|chain|charger|cleaner|compressor|cutter|drill|driver|engine|filter|generator|grinder|hammer|head|kit|line|measure|mower|oil|pruner|pump|saw|set|shredder|sprayer|sweeper|tiller|tool|trimmer|vac|vacuum|washer|weeder|wheel|winch)$/i;

/** "Petrol Chainsaw" and "petrol chainsaws" both become "Petrol chainsaws"; null for empty text. */
function toProductType(text: string): ProductType | null {
  const key = parseProductType(text);
  if (key === "") return null;
  const asWritten = cleanText(text, MAX_LENGTH).split(" ").map(lowerOrdinary).join(" ");
  const isSynonym = plural(asWritten.toLowerCase()) !== key;
  const named = NOUN.test(asWritten) ? plural(asWritten) : asWritten;
  const label = isSynonym ? key : named;
  return { key, label: label.charAt(0).toUpperCase() + label.slice(1) };
}

/** Maps a key to the synonymous key that replaces it in lists and URLs. */
export const SYNONYMOUS_TYPES = new Map([
  ["robotic mowers", "robotic lawn mowers"],
  ["robot mowers", "robotic lawn mowers"],
  ["robot lawn mowers", "robotic lawn mowers"],
  ["vacuum shredders", "shredder vacs"],
  ["shredder vacuums", "shredder vacs"],
  ["saw chains", "chainsaw chains"],
  ["chain saws", "chainsaws"],
  ["brush cutters", "brushcutters"],
  ["mist blowers", "mistblowers"],
  ["vacuums", "vacuum cleaners"],
  ["guide bars", "chainsaw bars"],
  ["high pressure washers", "pressure washers"],
  ["high-pressure washers", "pressure washers"],
  ["cut-off saws", "cut-off machines"],
  ["sweepers", "sweeping machines"],
]);

/** Normalises text, such as a `product_type` parameter, to a key. Empty if none. Idempotent. */
export function parseProductType(text: string): string {
  const key = plural(cleanText(text.slice(0, MAX_LENGTH).toLowerCase(), MAX_LENGTH));
  return SYNONYMOUS_TYPES.get(key) ?? key;
}

const typeOfText = /* @__PURE__ */ remember(toProductType);

/** All product types of a product, without duplicates. */
export function productTypesOf(
  product: Record<"productType" | "category" | "subcategory", string | null> & { name: string },
): ProductType[] {
  const { productType, category, subcategory, name } = product;
  toolWords ??= new RegExp(`(?<!\\p{L})(?:${TOOLS.replaceAll(" ", "|")})(?=s?(?!\\p{L}))`, "giu");
  const tools = name.match(toolWords) ?? [];
  const types = new Map<string, ProductType>();
  for (const text of [productType, category, subcategory, ...tools]) {
    const type = text === null ? null : typeOfText(text);
    if (type !== null && !types.has(type.key)) types.set(type.key, type);
  }
  return [...types.values()];
}

/** Lower-cases "Petrol" and "Top-Handle", but keeps brand spellings such as "KombiEngines". */
function lowerOrdinary(word: string): string {
  return /^\p{Lu}\p{Ll}*(?:-\p{L}\p{Ll}*)*$/u.test(word) ? word.toLowerCase() : word;
}

/** Makes the last word plural, unless the ending would exceed the maximum length. */
function plural(text: string): string {
  if (text.length > MAX_LENGTH - 2 || !/\p{L}$/u.test(text) || /s$/iu.test(text)) return text;
  if (/[^aeiou]y$/iu.test(text)) return `${text.slice(0, -1)}ies`;
  return /(?:ch|sh|x|z)$/iu.test(text) ? `${text}es` : `${text}s`;
}
