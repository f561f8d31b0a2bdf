import { expect, it } from "vitest";
import type { ApiProductImage } from "#app/contract/product-parts.ts";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";
import { writeCatalogue } from "../database/writing.ts";
import { createUploads } from "../uploads/uploads.ts";
import { drawProducts } from "./draw-products.ts";
import { renewDrawings } from "./renew-drawings.ts";

const urlOf = (name: string) => `/assets/machines/${name}-00000000.svg`;

describeOnBoth("a drawing's URL of an older release", (api) => {
  const serve = (name: string) => api().api.serveFormerDrawing(`${name}-0123abcd.svg`);
  const titleOf = async (name: string) =>
    /<title>(.*)<\/title>/.exec(await (await serve(name)).text())?.[1];

  it("shows the product's current drawing in the requested view", async () => {
    const response = await serve("stihl-ms-881");
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=86400");
    expect(await titleOf("stihl-ms-881")).toMatch(/: petrol chainsaw, 75 cm guide bar, side view$/);
    expect(await titleOf("stihl-ms-881-detail")).toMatch(/: engine, handles and bumper spikes$/);
    expect(await titleOf("stihl-fs-55-thumb")).toMatch(/drawn shortened$/);
    expect(await titleOf("stihl-ap-100-lettered")).toMatch(/with its measures$/);
    expect(await titleOf("stihl-ht-101-thumb")).toMatch(/drawn shortened$/);
    // A view that the product no longer has.
    expect(await titleOf("stihl-ms-881-lettered")).toMatch(/side view$/);
  });

  it("returns 404 for unknown products and products without drawings", async () => {
    for (const name of ["nobody-1", "..", "%00", "stihl-ms-881.svg?", ""])
      expect((await serve(name)).status).toBe(404);
  });
});

describeOnBoth("a database of a release whose drawings were site files", (api) => {
  const { send } = asAdmin(api);

  const read = async (id: number): Promise<ApiProductImage[]> =>
    (await (await api().get(`/api/products/${id}`)).json()).data.images;

  function store(id: number, images: readonly object[]) {
    return api()
      .database.db.updateTable("products")
      .set({ images: JSON.stringify(images) })
      .where("id", "=", id)
      .execute();
  }

  /** Does what the server does after its start. */
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

  const whole = { id: 1, image_url: urlOf("stihl-ms-162"), alt_text: "A saw", is_primary: true };
  const photograph = { id: 2, image_url: "/a.jpg", alt_text: "From the shop", is_primary: false };

  it("redraws them, whether or not they were marked", async () => {
    const [first, second] = [await read(1), await read(2)];
    await store(1, [{ ...whole, drawn_from: "0123456789abcdef" }]);
    await store(2, [whole]);
    await renew();
    expect([await read(1), await read(2)]).toEqual([first, second]);
    const version = api().api.version();
    await renew();
    expect(api().api.version()).toBe(version);
  });

  it("keeps them beside photographs and for products that cannot be drawn", async () => {
    await store(3, [whole, photograph]);
    await store(4, [whole]);
    const { db } = api().database;
    await db
      .updateTable("products")
      .set({ name: "X", product_type: "Spare part" })
      .where("id", "=", 4)
      .execute();
    await renew();
    expect(await read(3)).toEqual([whole, photograph]);
    expect(await read(4)).toEqual([whole]);
  });

  it("redraws them when a client sends them back", async () => {
    const present = await read(6);
    const { body } = await send("PUT", "/api/products/6", {
      images: [{ image_url: whole.image_url, alt_text: "x" }],
    });
    expect((body as { data: { images: ApiProductImage[] } }).data.images).toEqual(present);
  });
});
