/** The kinds of product a list can be narrowed to, read from type, category, subcategory and tool words in the name. */
import { cleanText } from "./clean-text.ts";
import { remembered } from "./remembered.ts";

/** One option of the Product Type filter: `key` compares and stands in addresses, `label` is read. */
export interface ProductType {
  key: string;
  label: string;
}

const LONGEST = 80;

const TOOLS = "chainsaw brushcutter trimmer pruner blower mower washer vacuum pump sprayer auger weeder sweeper drill";
/** Made when asked for: browsers load this module too, and phones before Safari 16.4 cannot look behind. */
const toolWords = () => new RegExp(`(?<!\\p{L})(${TOOLS.split(" ").join("|")})s?(?!\\p{L})`, "giu");

/** "Petrol Chainsaw" and "petrol chainsaws" are one kind: "Petrol chainsaws". Null when there is nothing to name. */
export function toProductType(text: string): ProductType | null {
  const key = parseProductType(text);
  if (key === "") return null;
  const own = plural(cleanText(text, LONGEST).split(" ").map(lowerOrdinary).join(" "));
  const label = own.toLowerCase() === key ? own : key;
  return { key, label: label.charAt(0).toUpperCase() + label.slice(1) };
}

/** Two names of one kind: the first is joined to the second, in lists and in addresses. */
const TWINS = new Map([
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
]);

/** The key a `product_type` parameter means; empty when it means none. Idempotent. */
export function parseProductType(text: string): string {
  const key = plural(cleanText(text.slice(0, LONGEST).toLowerCase(), LONGEST));
  return TWINS.get(key) ?? key;
}

const kindOf = remembered(toProductType);

/** All the kinds one product counts under, each once. */
export function productTypesOf(
  product: Record<"productType" | "category" | "subcategory", string | null> & { name: string },
): ProductType[] {
  const { productType, category, subcategory, name } = product;
  const tools = Array.from(name.matchAll(toolWords()), (match) => match[1] ?? "");
  const kinds = new Map<string, ProductType>();
  for (const text of [productType, category, subcategory, ...tools]) {
    const kind = text === null ? null : kindOf(text);
    if (kind !== null && !kinds.has(kind.key)) kinds.set(kind.key, kind);
  }
  return [...kinds.values()];
}

/** "Petrol" to "petrol" and "Top-Handle" to "top-handle", while makers' spellings such as "KombiEngines" stay. */
function lowerOrdinary(word: string): string {
  return /^\p{Lu}\p{Ll}*(?:-\p{L}\p{Ll}*)*$/u.test(word) ? word.toLowerCase() : word;
}

/** The last word made plural; a text near the longest stays as it is, so that no plural is ever cut. */
function plural(text: string): string {
  if (text.length > LONGEST - 2 || !/\p{L}$/u.test(text) || /s$/iu.test(text)) return text;
  if (/[^aeiou]y$/iu.test(text)) return `${text.slice(0, -1)}ies`;
  return /(?:ch|sh|x|z)$/iu.test(text) ? `${text}es` : `${text}s`;
}
