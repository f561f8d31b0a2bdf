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
  const { create, send: call, read } = asAdmin(api);
  const { send, fetchTable, bySlug } = spreadsheetCalls(api);

  /** The product's fields, without the ids and texts that the server adds to pictures. */
  async function fieldsOf(response: Response) {
    const { data } = await response.json();
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
    const product = await create(EVERY_FIELD);
    const fields = await fieldsOf(await read(product.id));
    expect(fields).toEqual({ ...EVERY_FIELD, images: ["/uploads/sample.jpg"] });
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
    // No public product has the specification any more.
    const sent = await send([titles, ...own], "specifications=Sample detail");
    expect(sent.data).toMatchObject({ written: true, counts: { new: 1 } });
    const made = await fieldsOf(await api().get("/api/products/slug/every-field"));
    const wanted = Object.entries({ ...EVERY_FIELD, images: ["/uploads/sample.jpg"] });
    for (const [field, value] of wanted) {
      if (field in NOT_IN_SPREADSHEETS) expect([field, made[field]]).not.toEqual([field, value]);
      else expect([field, made[field]]).toEqual([field, value]);
    }
  });
});
