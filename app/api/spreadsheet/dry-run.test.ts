import { tmpdir } from "node:os";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { PICTURE, spreadsheetCalls } from "../../../tests/support/spreadsheet.ts";
import { OPERATOR } from "../accounts/audit-log.ts";
import { writeCatalogue } from "../database/writing.ts";
import { createUploads } from "../uploads/uploads.ts";
import { applyImport } from "./import-products.ts";
import { picturesIn } from "./pictures.ts";
import { type ImportOptions, planImport } from "./plan-import.ts";

const SLUG = "URL slug";
const REMEDY = "enter another, or leave the cell empty to make one from the name";
const BROKEN = PICTURE.subarray(0, -30);
const TITLES = [
  "SKU",
  "Name",
  "URL slug",
  "Brand",
  "Category",
  "Subcategories",
  "Collections",
  "Fits",
  "Pictures",
];

/** Few values, so that rows often name the same things, current or former ones included. */
const CELLS: Record<string, string[]> = {
  SKU: ["", "W-1", "W-2", "w-2", "n-1", "N-1", "N-2", "rope-winch", "s".repeat(101)],
  Name: ["", "Winch", "New winch", "കൊളുത്ത്", "n".repeat(301)],
  "URL slug": [
    "",
    "hand-winch",
    "old-winch",
    "rope-winch",
    "nameless-winch",
    "new-winch",
    "winch",
    "Not an address",
  ],
  Brand: ["", "Acme", "ACME!", "a-c-m-e", "Other", "other.", "കമ്പനി", "b".repeat(201)],
  Category: [
    "",
    "Winches",
    "Hoists",
    "hoists!",
    "Deals of the week",
    "Hand hoists",
    "Subcategory",
    "വിഞ്ച്",
    "c".repeat(201),
  ],
  Subcategories: [
    "",
    "Hand hoists",
    "Lifts",
    "Hoists",
    "New winch; Winch-es",
    "Lifts; lifts!",
    "All categories",
    "കൈ",
  ],
  Collections: ["", "Deals of the week", "Gifts", "Gifts!", "Hoists", "New winch"],
  Fits: ["", "W-1", "N-1", "N-2; W-2", "hand-winch", "NONE"],
  Pictures: [
    "",
    "whole.jpg",
    "whole.jpg; broken.jpg",
    "//elsewhere",
    "https://example.com/a.jpg",
    "/a b",
  ],
};

describeOnBoth(
  "the dry run of a spreadsheet",
  (api) => {
    const { send, bySlug, editor } = spreadsheetCalls(api);
    const call = async (method: string, path: string, body: object) => {
      const response = await api().call(method, `/api/${path}`, body, await editor());
      expect(response.status).toBeLessThan(300);
      return (await response.json()).data;
    };

    beforeAll(async () => {
      const winches = await call("POST", "categories", { name: "Winches" });
      await call("PUT", `categories/${winches.id}`, { name: "Hoists", slug: "lifting" });
      const hand = await call("POST", "subcategories", { name: "Lifts", category_id: winches.id });
      await call("PUT", `subcategories/${hand.id}`, { name: "Hand hoists", slug: "hand-hoists" });
      const week = await call("POST", "categories", { name: "Week", kind: "collection" });
      await call("PUT", `categories/${week.id}`, {
        name: "Deals of the week",
        slug: "deals-of-the-week",
      });
      await call("POST", "brands", { name: "Acme", slug: "acme" });
      const first = await call("POST", "products", {
        name: "Hand winch",
        sku: "W-1",
        slug: "old-winch",
      });
      await call("PUT", `products/${first.id}`, { slug: "hand-winch" });
      await call("POST", "products", { name: "Rope winch", sku: "W-2" });
      await call("POST", "products", { name: "Nameless winch" });
    });

    it("accepts former names and URL slugs of every kind of group", async () => {
      const rows = [
        ["SKU", "Name", "Category", "Subcategories", "Collections"],
        ["F-1", "First", "Winches", "Lifts", "Week"],
        ["F-2", "Second", "winches", "HAND-HOISTS", "deals of the  week"],
      ];
      expect((await send(rows, "dry-run=1")).data).toMatchObject({
        counts: { new: 2, wrong: 0 },
        made: [],
      });
      expect((await send(rows)).data.written).toBe(true);
      for (const slug of ["first", "second"])
        expect(await bySlug(slug)).toMatchObject({
          category: "Hoists",
          subcategory: "Hand hoists",
        });
      expect((await send(rows, "dry-run=1")).data.counts).toMatchObject({ same: 2 });
    });

    it("reports names and URL slugs that are in use, and what to enter instead", async () => {
      const rows = [
        ["SKU", "Name", "URL slug", "Category", "Subcategories", "Collections"],
        ["T-1", "One", "", "Week", "All categories", ""],
        ["T-2", "Two", "hand-winch", "Pulleys", "Winches", "Lifts"],
        ["T-3", "Three", "old-winch", "", "Pulleys", "p".repeat(201)],
        ["T-4", "Four", "four", "PULLEYS.", "", ""],
        ["T-5", "Five", "four", "", "", ""],
      ];
      const { data } = await send(rows, "dry-run=1");
      const messages = data.rows.flatMap(({ row, errors }) =>
        errors.map((error) => [row, error.column, error.message]),
      );
      expect(messages).toEqual([
        [
          2,
          "Category",
          'has the URL slug of the collection "Deals of the week": enter another name',
        ],
        [2, "Subcategories", "has a URL slug that is reserved by the site: enter another name"],
        [3, "Subcategories", 'has the URL slug of the category "Hoists": enter another name'],
        [3, "Collections", 'has the URL slug of the subcategory "Hand hoists": enter another name'],
        [3, SLUG, `is the URL slug of W-1: ${REMEDY}`],
        [4, "Subcategories", "is the name of a category in row 3: enter another name"],
        [4, "Collections", "must be 200 characters or fewer"],
        [4, SLUG, `is a former URL slug of W-1: ${REMEDY}`],
        [6, SLUG, `is already in row 5: ${REMEDY}`],
      ]);
    });

    it("refuses a subcategory that belongs to another category", async () => {
      const rows = [
        ["SKU", "Name", "Category", "Subcategories"],
        ["S-1", "One", "Saws", "Electric"],
        ["S-2", "Two", "SAWS", "electric"],
        ["S-3", "Three", "Blowers", "Electric"],
        ["S-4", "Four", "Blowers", "Hand hoists"],
        ["S-5", "Five", "Blowers", "Blowers of all kinds; Hand hoists"],
        ["S-6", "Six", "", "Electric"],
      ];
      const { data } = await send(rows, "dry-run=1");
      expect(
        data.rows.flatMap(({ row, errors }) => errors.map(({ message }) => [row, message])),
      ).toEqual([
        [
          4,
          'is a subcategory of Saws: enter that category or another name, such as "Electric Blowers"',
        ],
        [
          5,
          'is a subcategory of Hoists: enter that category or another name, such as "Hand hoists Blowers"',
        ],
      ]);
    });

    it("sets the SKU of a product that it finds by its URL slug", async () => {
      const rows = [
        ["SKU", "URL slug"],
        ["W-3", "nameless-winch"],
      ];
      expect((await send(rows)).data).toMatchObject({
        written: true,
        counts: { new: 0, changed: 1 },
      });
      expect(await bySlug("nameless-winch")).toMatchObject({ name: "Nameless winch", sku: "W-3" });
    });

    it("finds a product by its SKU in upper or lower case", async () => {
      const rows = [
        ["SKU", "Price", "Fits"],
        ["w-1", "120", "w-2"],
      ];
      expect((await send(rows)).data).toMatchObject({
        counts: { new: 0, changed: 1, wrong: 0 },
        rows: [{ sku: "W-1", changes: [{ column: "Price" }, { column: "Fits", to: "W-2" }] }],
      });
      expect(await bySlug("hand-winch")).toMatchObject({ sku: "W-1", price: 120 });
      const twice = await send(
        [
          ["SKU", "Name"],
          ["X-1", "X"],
          ["x-1", "X"],
        ],
        "dry-run=1",
      );
      expect(twice.data.rows[1]?.errors[0]?.message).toMatch(/^is already in row 2/);
    });

    it("names the row that conflicts with a change made since the preview", async () => {
      const { database } = api();
      const rows = [
        ["SKU", "Name", "URL slug"],
        ["L-1", "Late", "late"],
      ];
      const options = {
        ...{ database, actor: OPERATOR, dryRun: false, skipWrong: false },
        write: (work) => writeCatalogue(database, work),
        shop: { currency: "INR", locale: "en-IN", pictureHosts: [] },
        pictures: picturesIn(null, createUploads(tmpdir())),
      } satisfies ImportOptions;
      const plan = await planImport({ rows, faults: [] }, options);
      expect(plan.rows).toMatchObject([{ outcome: "new" }]);
      await call("POST", "products", { name: "Late" });
      await expect(applyImport(plan, options)).rejects.toThrow(
        "row 2 (L-1): slug: is already used by another product. The catalogue has changed since the check: import the file again",
      );
    });

    it("accepts only what the import then writes, and exports it unchanged", async () => {
      const cellOf = (title: string) =>
        fc.oneof(
          { arbitrary: fc.constant(""), weight: 2 },
          fc.constantFrom(...(CELLS[title] ?? [])),
        );
      const row = fc.record(Object.fromEntries(TITLES.map((title) => [title, cellOf(title)])));
      const pictures = { "whole.jpg": PICTURE, "broken.jpg": BROKEN };
      await fc.assert(
        fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 4 }), async (records) => {
          const rows = [
            TITLES,
            ...records.map((cells) => TITLES.map((title) => cells[title] ?? "")),
          ];
          const dry = await send(rows, "dry-run=1", { pictures });
          expect(dry.status).toBe(200);
          const wrong = new Set(
            dry.data.rows.filter(({ outcome }) => outcome === "wrong").map((one) => one.row),
          );
          const real = await send(rows, "skip-wrong=1", { pictures });
          expect([real.error, real.data?.written]).toEqual([undefined, true]);
          expect(real.data.rows).toEqual(dry.data.rows);
          const right = rows.filter((_, index) => !wrong.has(index + 1));
          const again = await send(right, "dry-run=1", { pictures });
          expect(again.data.rows).toEqual([]);
        }),
        { numRuns: 60 },
      );
    });
  },
  { seeded: false },
);
