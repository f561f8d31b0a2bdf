/** Reads a Google Merchant feed, RSS or Atom, into a table with a row for each product. */
import { createReadStream } from "node:fs";
import { readXml } from "./read-xml.ts";
import { append, UnreadableFileError } from "./refusals.ts";
import { createTableBuilder } from "./table-builder.ts";

const ITEMS = new Set(["item", "entry"]);

export async function readFeed(file: string) {
  const builder = createTableBuilder();
  const columns = new Map<string, number>();
  let row = 1;
  /** Of elements within the product; 1 is a value of it. */
  let depth = -1;
  let text = "";

  function end(name: string): void {
    const column = columns.get(name) ?? columns.size;
    if (!columns.has(name)) builder.add(1, column, name);
    columns.set(name, column);
    const before = builder.table.rows[row - 1]?.[column];
    // RSS has its own elements beside some of the feed's.
    if (!before) builder.add(row, column, text);
    else if (name === "additional_image_link") builder.add(row, column, `${before}, ${text}`);
  }

  await readXml(createReadStream(file), {
    open(name) {
      if (depth < 0 && !ITEMS.has(name)) return;
      depth++;
      if (depth === 0) row++;
      text = "";
    },
    text(piece) {
      if (depth === 1) text = append(text, piece);
    },
    close(name) {
      if (depth === 1) end(name);
      if (depth >= 0) depth--;
    },
  });
  if (row === 1)
    throw new UnreadableFileError(
      "The file is XML, but no feed of products: save the table as .xlsx or .csv",
    );
  return { builder, notes: [] as string[] };
}
