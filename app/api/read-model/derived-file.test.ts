import { hash } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { fillDatabase } from "../../../tests/bench/many-products.ts";
import { FORMAT } from "./derived-file.ts";
import { createReadModel } from "./read-model.ts";

/** What is worked out of the seed's products in this format. */
const WORKED_OUT = { format: 3, hash: "0d90cd66746ca3f0900600d2511253280f1ef0dcdd1503b0f6aac9915698f95c" };

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
      { format: FORMAT, hash: hash("sha256", JSON.stringify(rows)) },
      "Count FORMAT up, unless only the seed is another; then write down here what this is now.",
    ).toEqual(WORKED_OUT);
  } finally {
    await remove();
  }
});
