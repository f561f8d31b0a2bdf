import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { createApi } from "#app/api/create-api.ts";
import type { ProductImage } from "#app/contract/product.ts";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";
import { seed } from "./seed.ts";

const OLD = "00000000.svg";

describeOnBoth("a database that names drawings of an older version", (api) => {
  const { send } = asAdmin(api);

  const read = async (id: number): Promise<ProductImage[]> =>
    (await (await api().get(`/api/products/${id}`)).json()).data.images;

  async function store(id: number, images: readonly object[], seedState: string | null): Promise<void> {
    const { db } = api().database;
    await db
      .updateTable("products")
      .set({ images: JSON.stringify(images) })
      .where("id", "=", id)
      .execute();
    await db.updateTable("catalogue_state").set({ seed: seedState }).execute();
  }

  /** As the server starts. */
  async function restart(): Promise<void> {
    await seed(api().database);
    const restarted = await createApi(api().database, { dataDir: api().settings.dataDir });
    await restarted.close();
    await api().api.refresh();
  }

  async function expectFiles(images: readonly ProductImage[]): Promise<void> {
    expect(images.length).toBeGreaterThan(0);
    expect(images.map(({ is_primary }) => is_primary)).toEqual(images.map((_, index) => index === 0));
    for (const { image_url } of images) {
      if (image_url.startsWith("/assets/")) expect(existsSync(`public${image_url}`), image_url).toBe(true);
      else expect((await api().api.serveUpload(new Request(`http://localhost${image_url}`))).status).toBe(200);
    }
  }

  const aged = (images: readonly ProductImage[]) =>
    images.map((image) => ({ ...image, image_url: image.image_url.replace(/[0-9a-f]{8}\.svg$/, OLD) }));

  it("that nobody has written to gets the present seed", async () => {
    const present = await read(1);
    await store(1, aged(present), "an older seed");
    await restart();
    expect(await read(1)).toEqual(present);
  });

  it("that somebody has written to gets the present drawings of its machines, marked as they were", async () => {
    const present = await read(1);
    const unmarked = aged(present).map(({ drawn_from, ...image }) => image);
    await store(1, aged(present), null);
    await store(2, unmarked, null);
    await restart();
    for (const id of [1, 2]) await expectFiles(await read(id));
    expect(await read(1)).toEqual(present);
    expect(await read(2)).toEqual(present.map(({ drawn_from, ...image }) => image));
    const version = api().api.version();
    await restart();
    expect(api().api.version()).toBe(version);
  });

  it("keeps photographs beside them, and draws a machine that is no longer in the seed from its figures", async () => {
    const photograph = { id: 2, image_url: "/a.jpg", alt_text: "From the shop", is_primary: false };
    const [whole] = aged(await read(3));
    const gone = { ...whole, image_url: `/assets/machines/nobody-1-${OLD}` };
    await store(3, [{ ...whole, drawn_from: undefined }, photograph], null);
    await store(4, [gone], null);
    await store(5, [gone, photograph], null);
    await restart();
    expect((await read(3)).at(-1)).toMatchObject({ image_url: "/a.jpg", is_primary: false });
    await expectFiles((await read(3)).slice(0, -1));
    await expectFiles(await read(4));
    expect(await read(5)).toEqual([{ ...photograph, id: 1, is_primary: true }]);
  });

  it("mends an import that names them", async () => {
    const present = await read(6);
    const body = { images: aged(present).map(({ id, ...image }) => image) };
    const changed = (await send("PUT", "/api/products/6", body)).body as { data: { images: ProductImage[] } };
    await expectFiles(changed.data.images);
  });
});
