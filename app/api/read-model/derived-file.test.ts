import { hash } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { parseQuantity } from "#app/catalogue/quantity/parse-quantity.ts";
import { fillDatabase } from "../../../tests/bench/many-products.ts";
import { FORMAT } from "./derived-file.ts";
import { createReadModel } from "./read-model.ts";

/** Notations that the seed does not have. */
const FIGURES = [
  "0,4 m",
  "1 200 kg",
  "1.200 cc",
  "1,200 kg",
  "6-7 HP",
  "7½ hp",
  "12V/24V",
  "2 x 1.5 kW",
  "~3 kg (dry)",
];

/** What is worked out of these and of the seed's products in this format. */
const WORKED_OUT = { format: 5, hash: "dd76f9a56b0f20786890aedbb29663ad9cc3af810bae7753eaa4870be8515d5f" };

it("has a format of its own for whatever is worked out: a newer program does not read an older one's file", async () => {
  const { database, dataDir, remove } = await fillDatabase(0);
  try {
    const path = join(dataDir, "index.sqlite");
    const readModel = createReadModel(database, { file: path });
    await readModel.refresh();
    readModel.close();
    const file = new DatabaseSync(path, { readOnly: true });
    const rows = file.prepare("SELECT id, entry, document FROM entries JOIN documents USING (id) ORDER BY id").all();
    file.close();
    expect(
      { format: FORMAT, hash: hash("sha256", JSON.stringify([rows, FIGURES.map((text) => parseQuantity(text))])) },
      "Count FORMAT up, unless only the seed is another; then write down here what this is now.",
    ).toEqual(WORKED_OUT);
  } finally {
    await remove();
  }
});
