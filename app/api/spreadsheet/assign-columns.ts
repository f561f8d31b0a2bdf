/** What the columns of a file become: what is certain is proposed, and a decision is checked. */
import {
  LEFT_OUT,
  SPECIFICATION,
  SPECIFICATION_OF,
  STAFF_ONLY,
  UNDECIDED,
} from "#app/contract/column-targets.ts";
import type { Assignment, FileColumn } from "#app/contract/spreadsheet-import.ts";
import { COLUMNS } from "./columns.ts";
import { STAFF_MARK, toDetailTitle, withoutMark } from "./details.ts";
import type { PriceReader } from "./shop-prices.ts";

/** A column of a file, of which nothing is decided. */
export interface ReceivedColumn {
  title: string;
  /** The first different ones. */
  values: ReadonlySet<string>;
  isHidden: boolean;
}

/** Titles of what a shop does not tell its customers, in the languages of suppliers' lists. */
const INTERNAL = new RegExp(
  [
    "\\b(?:costs?|purchas\\w+|buying|dealer|trade|wholesale|net price|margin|mark-?up|ek)\\b",
    "\\b(?:n?dp|dlp|nlc|landing|landed)\\b",
    "\\b(?:suppliers?|re-?order|shelf|bin|stock (?:place|location)|warehouse|coste|costo|achat)\\b",
    "\\b(?:compra|custo|marge|acquisto|fornitore|fournisseur|proveedor|fornecedor|leverancier)\\b",
    "^netto(?! ?(?:[vgw]|\\(kg))|(?<!gewicht|vekt|vikt) netto$|kostpris|innkj|innpris|avan[sc]e",
    "inköp|indkøb|einkauf|inkoop|forhandler|återförs|händler|hylle|hylde|regal|leverandør",
    "leverantör|lieferant|lager(?:hyl|pla|ort|dat)",
  ].join("|"),
  "iu",
);

/** Whether customers are probably not told it. */
export const isInternal = (title: string) => INTERNAL.test(title.replaceAll("_", " "));

/** @param knownTitles of specifications */
export function assignColumns(
  columns: readonly ReceivedColumn[],
  knownTitles: ReadonlySet<string>,
  columnOf: PriceReader["columnOf"],
): string[] {
  const fields = columns.map(({ title }) => columnOf(title)?.title);
  const named = new Set(columns.map(({ title }) => title.toLowerCase()));
  return columns.map(({ title, values, isHidden }, at) => {
    const field = fields[at];
    if (isHidden) return LEFT_OUT;
    if (field?.toLowerCase() === title.toLowerCase()) return field;
    if (title.startsWith(STAFF_MARK)) return STAFF_ONLY;
    if (knownTitles.has(title)) return SPECIFICATION;
    if (isInternal(title)) return LEFT_OUT;
    const isOnly = fields.indexOf(field) === fields.lastIndexOf(field);
    if (field && isOnly && !named.has(field.toLowerCase())) return field;
    return values.size === 0 ? LEFT_OUT : UNDECIDED;
  });
}

const ALLOWED = new Set([SPECIFICATION, STAFF_ONLY, LEFT_OUT, UNDECIDED, ...COLUMNS.titles]);
export const isAllowed = (becomes: string) =>
  ALLOWED.has(becomes) ||
  (becomes.startsWith(SPECIFICATION_OF) && becomes.trim() > SPECIFICATION_OF);

/** The title by which the import knows a column; empty for one that it leaves out. */
export function toOwnTitle({ title, becomes }: Pick<FileColumn, "title" | "becomes">): string {
  if (becomes === LEFT_OUT || becomes === UNDECIDED) return "";
  if (becomes === STAFF_ONLY) return STAFF_MARK + withoutMark(title);
  if (becomes === SPECIFICATION) return toDetailTitle(title);
  if (becomes.startsWith(SPECIFICATION_OF))
    return toDetailTitle(becomes.slice(SPECIFICATION_OF.length).trim());
  return becomes;
}

/** Columns by which a row finds its product, or names a new one. */
const IDENTIFYING = ["SKU", "Name", "URL slug"];

const quote = (titles: readonly string[]) => titles.map((title) => `"${title}"`).join(", ");

/** What is to be decided before rows can be planned; empty for nothing. */
export function findProblem(
  columns: readonly Pick<FileColumn, "title" | "becomes">[],
  given: Assignment,
): string {
  const titles = new Set(columns.map(({ title }) => title));
  const unknown = Object.keys(given).filter((title) => !titles.has(title));
  if (unknown.length > 0) return `No column is called ${quote(unknown)}`;
  const undecided = columns.filter(({ becomes }) => becomes === UNDECIDED);
  if (undecided.length > 0)
    return `Decide what these columns become: ${quote(undecided.map(({ title }) => title))}`;
  const byOwnTitle = Map.groupBy(columns, toOwnTitle);
  for (const [own, same] of byOwnTitle)
    if (own !== "" && same.length > 1)
      return `${quote(same.map(({ title }) => title))} all become ${own}: choose one of them`;
  if (IDENTIFYING.some((own) => byOwnTitle.has(own))) return "";
  const missing = `No column becomes ${IDENTIFYING.join(" or ")}`;
  return `${missing}. The file has: ${[...titles].join(", ").slice(0, 500)}`;
}
