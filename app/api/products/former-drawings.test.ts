import { expect, it } from "vitest";
import type { ProductImage } from "#app/contract/product-parts.ts";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";
import { writeCatalogue } from "../database/writing.ts";
import { createUploads } from "../uploads/uploads.ts";
import { drawProducts } from "./draw-products.ts";
import { renewDrawings } from "./renew-drawings.ts";

const addressOf = (name: string) => `/assets/machines/${name}-00000000.svg`;

describeOnBoth("a drawing's address from when it was a file of the site", (api) => {
  const serve = (name: string) => api().api.serveFormerDrawing(`${name}-0123abcd.svg`);
  const titleOf = async (name: string) => /<title>(.*)<\/title>/.exec(await (await serve(name)).text())?.[1];

  it("shows the product's present drawing, in the view that it names", async () => {
    const answer = await serve("stihl-ms-881");
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=86400");
    expect(await titleOf("stihl-ms-881")).toMatch(/: petrol chainsaw, 75 cm guide bar, side view$/);
    expect(await titleOf("stihl-ms-881-detail")).toMatch(/: engine, handles and bumper spikes$/);
    expect(await titleOf("stihl-fs-55-thumb")).toMatch(/drawn shortened$/);
    expect(await titleOf("stihl-ht-101-lettered")).toMatch(/with its measures$/);
    expect(await titleOf("stihl-ht-101-thumb")).toMatch(/side view$/);
  });

  it("is not found where there is no such product, or nothing is drawn of it", async () => {
    for (const name of ["nobody-1", "..", "%00", "stihl-ms-881.svg?", ""]) expect((await serve(name)).status).toBe(404);
  });
});

describeOnBoth("a database of a release whose drawings were files of the site", (api) => {
  const { send } = asAdmin(api);

  const read = async (id: number): Promise<ProductImage[]> =>
    (await (await api().get(`/api/products/${id}`)).json()).data.images;

  function store(id: number, images: readonly object[]) {
    return api()
      .database.db.updateTable("products")
      .set({ images: JSON.stringify(images) })
      .where("id", "=", id)
      .execute();
  }

  /** As the server does after its start. */
  async function renew(): Promise<void> {
    const { database, settings } = api();
    await database.db.deleteFrom("job_runs").execute();
    const uploads = createUploads(settings.dataDir);
    const write = (work: Parameters<typeof writeCatalogue>[1]) =>
      writeCatalogue(database, async (catalogue) => {
        await work(catalogue);
        await drawProducts(catalogue, uploads);
      });
    await renewDrawings(database, write, () => false);
    await api().api.refresh();
  }

  const whole = { id: 1, image_url: addressOf("stihl-ms-162"), alt_text: "A saw", is_primary: true };
  const photograph = { id: 2, image_url: "/a.jpg", alt_text: "From the shop", is_primary: false };

  it("has them drawn again, whether or not they were marked", async () => {
    const [first, second] = [await read(1), await read(2)];
    await store(1, [{ ...whole, drawn_from: "0123456789abcdef" }]);
    await store(2, [whole]);
    await renew();
    expect([await read(1), await read(2)]).toEqual([first, second]);
    const version = api().api.version();
    await renew();
    expect(api().api.version()).toBe(version);
  });

  it("keeps them beside photographs, and where the product is none that can be drawn", async () => {
    await store(3, [whole, photograph]);
    await store(4, [whole]);
    const { db } = api().database;
    await db.updateTable("products").set({ name: "X", product_type: "Spare part" }).where("id", "=", 4).execute();
    await renew();
    expect(await read(3)).toEqual([whole, photograph]);
    expect(await read(4)).toEqual([whole]);
  });

  it("has them drawn again when a client sends them back", async () => {
    const present = await read(6);
    const { body } = await send("PUT", "/api/products/6", { images: [{ image_url: whole.image_url, alt_text: "x" }] });
    expect((body as { data: { images: ProductImage[] } }).data.images).toEqual(present);
  });
});
