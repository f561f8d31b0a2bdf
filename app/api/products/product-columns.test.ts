/** Every product column survives spreadsheets and archives, but for the exceptions listed here. */
import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { importLines, linesOf, openShop } from "../../../tests/support/archives.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";
import { EVERY_FIELD } from "../../../tests/support/every-field.ts";
import { spreadsheetCalls } from "../../../tests/support/spreadsheet.ts";
import { isPhotograph } from "./image-list.ts";
import { toFields } from "./product-columns.ts";

const NOT_IN_SPREADSHEETS: Record<string, string> = {
  specifications: "Cells hold technical details, which a new product's specifications equal",
  custom_sections: "Headings with formatted text, which cells cannot hold",
  drawing_preferred: "Chosen at the desk beside the pictures",
};

describeOnBoth("every column of a product", (api, kind) => {
  const { create, send: call } = asAdmin(api);
  const { send, fetchTable, bySlug } = spreadsheetCalls(api);

  /** The product's fields, without the ids and texts that the server adds to pictures. */
  async function readFields() {
    const data = await bySlug("every-field");
    const images = data.images
      .filter(isPhotograph)
      .map(({ image_url }: { image_url: string }) => image_url);
    return Object.fromEntries(
      Object.keys(EVERY_FIELD).map((field) => [field, field === "images" ? images : data[field]]),
    );
  }

  it("is an API field or maintained by the database", async () => {
    const row = await api()
      .database.db.selectFrom("products")
      .selectAll()
      .executeTakeFirstOrThrow();
    const kept = ["id", "version", "changed_in", "created_at", "updated_at"];
    expect(Object.keys(toFields(row)).sort()).toEqual(
      [...Object.keys(EVERY_FIELD), ...kept].sort(),
    );
  });

  it("is written and read", async () => {
    await create(EVERY_FIELD);
    expect(await readFields()).toEqual({ ...EVERY_FIELD, images: ["/uploads/sample.jpg"] });
  });

  it("is in no public answer if only staff see it", async () => {
    const { data } = await (await api().get("/api/products/slug/every-field")).json();
    const { paths } = await (await api().get("/api/openapi.json")).json();
    const reads = Object.entries<object>(paths).flatMap(([path, calls]) =>
      "get" in calls ? path.replace("{slug}", data.slug).replace(/\{\w+\}/, data.id) : [],
    );
    expect(reads.length).toBeGreaterThan(20);
    const queries = ["?limit=1000", "?q=Sample+cost", "?q=secret+900", "?search=secret"];
    for (const path of [...reads, ...queries.map((query) => `/api/products${query}`)])
      expect([path, await (await api().get(path)).text()]).toEqual([
        path,
        expect.not.stringMatching(/Sample cost|secret 900/),
      ]);
    expect(JSON.stringify(await bySlug("every-field"))).toContain("secret 900");
  });

  it("survives an archive", async () => {
    const lines = await linesOf(api().database);
    const { database } = await openShop(kind);
    await importLines(database, lines);
    const rowOf = async ({ db }: typeof database) => {
      const rows = db.selectFrom("products").selectAll().where("slug", "=", "every-field");
      return { ...(await rows.executeTakeFirstOrThrow()), changed_in: 0 };
    };
    expect(await rowOf(database)).toEqual(await rowOf(api().database));
  });

  it("survives a spreadsheet, unless it is an exception", async () => {
    const [titles = [], ...rows] = await fetchTable("csv");
    const own = rows.filter((row) => row.includes("every-field"));
    const { id } = await bySlug("every-field");
    expect((await call("DELETE", `/api/products/${id}`)).status).toBe(200);
    // No product has the specification any more.
    const columns = { "Sample detail": "specification" };
    const sent = await send([titles, ...own], "", { columns });
    expect(sent.data).toMatchObject({ written: true, counts: { new: 1 } });
    const made = await readFields();
    const wanted = Object.entries({ ...EVERY_FIELD, images: ["/uploads/sample.jpg"] });
    for (const [field, value] of wanted) {
      if (field in NOT_IN_SPREADSHEETS) expect([field, made[field]]).not.toEqual([field, value]);
      else expect([field, made[field]]).toEqual([field, value]);
    }
  });
});
