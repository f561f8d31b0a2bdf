import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Filled, fillDatabase } from "../../../tests/bench/many-products.ts";
import { rankedIds } from "../../../tests/support/searchable.ts";
import { writeCatalogue } from "../database/writing.ts";
import { findProducts } from "./find-products.ts";
import { createReadModel } from "./read-model.ts";

const MANY = 5_500;
let filled: Filled;
let folder: string;

beforeAll(async () => {
  filled = await fillDatabase(MANY);
  folder = mkdtempSync(join(tmpdir(), "catalogue-start-"));
});
afterAll(async () => {
  await filled?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const open = () => createReadModel(filled.database, { file: join(folder, "index.sqlite") });

async function found(readModel: ReturnType<typeof open>, text: string): Promise<number[]> {
  return rankedIds(await readModel.current().search(text));
}

describe("the start with many products", () => {
  it("answers lists, and searches by names, before the search's index is made, and takes writes in between", async () => {
    const readModel = open();
    await readModel.refresh();
    let isIndexed = false;
    const indexed = readModel.indexed().then(() => {
      isIndexed = true;
    });
    const query = { category: "chainsaws", facets: true, limit: 24 };
    const { products, total } = await findProducts(readModel.current(), query, { unpublished: false });
    expect(products).toHaveLength(24);
    expect(total).toBeGreaterThan(500);

    const searched = { search: "chainsaw 250", limit: 24 };
    const early = await findProducts(readModel.current(), searched, { unpublished: false });
    expect(early.search).toMatchObject({ provisional: true, whole: early.total });
    expect(early.products.map(({ name }) => name).filter((name) => !name.includes("250"))).toEqual([]);
    expect(early.total).toBeGreaterThan(10);
    const before = readModel.revision();

    const last = Math.max(...readModel.current().heads.keys());
    await writeCatalogue(filled.database, async ({ trx, version: changed_in }) => {
      await trx.updateTable("products").set({ name: "Quetzal 901", changed_in }).where("id", "in", [last, 1]).execute();
    });
    await readModel.refresh();
    expect(isIndexed).toBe(false);
    await indexed;
    expect((await found(readModel, "quetzal 901")).slice(0, 2).sort((a, b) => a - b)).toEqual([1, last]);
    const { search } = await findProducts(readModel.current(), searched, { unpublished: false });
    expect(search).not.toHaveProperty("provisional");
    expect(readModel.revision()).toBe(`${Number.parseInt(before, 10) + 1}`);
    readModel.close();
  });

  it("makes the search's index all the same when the database is away for a moment", async () => {
    let failures = 1;
    const db = new Proxy(filled.database.db, {
      get(target, key) {
        const value = Reflect.get(target, key, target);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) => {
          if (key === "selectFrom" && args[0] === "slug_aliases" && failures-- > 0) throw new Error("away");
          return value.apply(target, args);
        };
      },
    });
    const readModel = createReadModel({ ...filled.database, db });
    await readModel.refresh();
    await readModel.indexed();
    expect(failures).toBeLessThan(0);
    expect(readModel.current().isIndexed()).toBe(true);
    expect((await found(readModel, "ms 250")).length).toBeGreaterThan(10);
    readModel.close();
  });

  it("makes what an interrupted start left out of the index", async () => {
    const texts = ["ms 250", "quetzal 901", "petrol chainsaw", "hedge trimmer v3"];
    const whole = open();
    await whole.refresh();
    const expected = await Promise.all(texts.map((text) => found(whole, text)));
    whole.close();
    const file = new DatabaseSync(join(folder, "index.sqlite"));
    file.exec("DELETE FROM documents WHERE id % 3 = 0");
    file.close();
    const again = open();
    await again.refresh();
    expect(await Promise.all(texts.map((text) => found(again, text)))).toEqual(expected);
    again.close();
  });
});
