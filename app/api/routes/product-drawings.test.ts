import { expect, it } from "vitest";
import { ApiProduct } from "#app/contract/product.ts";
import { successOf } from "#app/contract/reply.ts";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";

const SAW = {
  name: "Kisan 5200 Chainsaw",
  type: "petrol",
  specifications: [
    { name: "Displacement", value: "50 cc" },
    { name: "Bar length", value: "45 cm" },
  ],
};

describeOnBoth("a product without pictures", (api) => {
  const { send, create: createIn } = asAdmin(api);
  const create = (fields: object) => createIn({ name: "x", category_id: 1, ...fields });
  async function change(id: number, fields: object): Promise<ApiProduct> {
    return successOf(ApiProduct).parse((await send("PUT", `/api/products/${id}`, fields)).body)
      .data;
  }
  async function svgOf(product: ApiProduct): Promise<string> {
    const url = product.images[0]?.image_url ?? "";
    const served = await api().api.serveUpload(new Request(`http://localhost${url}`));
    expect([served.status, served.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
    return served.text();
  }

  it("is drawn from its specifications, to a common scale", async () => {
    const saw = await create(SAW);
    expect(saw.images[0]).toMatchObject({
      is_primary: true,
      alt_text: expect.stringMatching(
        /^Kisan 5200 Chainsaw, drawn from its specifications: petrol chainsaw, 45 cm guide bar/,
      ),
      scale: { dimension_mm: 450, dimension_text: "45 cm" },
    });
    expect(await svgOf(saw)).toContain("<svg");
    const [other] = (
      await api()
        .get("/api/products/1")
        .then((response) => response.json())
    ).data.images;
    const pxPerMm = ({ width = 0, scale }: ApiProduct["images"][number]) =>
      width / (scale?.length_mm ?? 1);
    expect(pxPerMm(saw.images[0] as never)).toBeCloseTo(pxPerMm(other), 2);
  });

  it("is redrawn only if its specifications change", async () => {
    const saw = await create(SAW);
    const cheaper = await change(saw.id, { price: 100 });
    expect(cheaper.images).toEqual(saw.images);
    const longer = await change(saw.id, {
      specifications: [SAW.specifications[0], { name: "Bar", value: "60 cm" }],
    });
    expect(longer.images[0]?.scale?.dimension_mm).toBe(600);
    expect(await svgOf(longer)).not.toBe(await svgOf(saw));
  });

  it("shows photographs once it has some, and the drawing again without", async () => {
    const saw = await create(SAW);
    const shot = await change(saw.id, {
      images: [...saw.images, { image_url: "/a.jpg", alt_text: "From the shop" }],
    });
    expect(shot.images.map((image) => image.alt_text)).toEqual(["From the shop"]);
    expect(shot.images[0]?.is_primary).toBe(true);
    expect((await change(saw.id, { images: [] })).images).toEqual(saw.images);
  });

  it("shows the drawing first if the shop prefers it, and redraws it", async () => {
    const saw = await create(SAW);
    const shot = [{ image_url: "/a.jpg", alt_text: "From the shop" }];
    const both = await change(saw.id, { images: shot, drawing_preferred: true });
    expect(both.images.map(({ is_primary }) => is_primary)).toEqual(
      both.images.map((_, index) => index === 0),
    );
    expect(both.images[0]?.scale?.dimension_mm).toBe(450);
    expect(both.images.at(-1)).toMatchObject({ image_url: "/a.jpg", alt_text: "From the shop" });
    expect((await change(saw.id, { price: 5 })).images).toEqual(both.images);
    const longer = await change(saw.id, {
      specifications: [{ name: "Bar length", value: "60 cm" }],
    });
    expect(longer.images[0]?.scale?.dimension_mm).toBe(600);
    expect(longer.images.at(-1)).toMatchObject({ image_url: "/a.jpg" });
    const photographed = await change(saw.id, { drawing_preferred: false });
    expect(photographed.images.map((image) => image.alt_text)).toEqual(["From the shop"]);
  });

  it.each([
    ["a part of a machine", { name: "Chain for MS 250 chainsaw", product_type: "Spare part" }],
    [
      "a machine that cannot be drawn",
      { name: "Submersible pump 1 HP", category_id: 12, type: "corded" },
    ],
    ["a machine of unknown power type", { name: "Chainsaw" }],
  ])("has a placeholder for %s", async (_, fields) => {
    const product = await create(fields);
    expect(product.images).toHaveLength(1);
    expect(product.images[0]?.alt_text).toBe(fields.name);
    expect(product.images[0]?.scale).toBeUndefined();
  });

  it("keeps a demonstration product's images until its specifications change", async () => {
    const before = successOf(ApiProduct).parse(
      await (await api().get("/api/products/1")).json(),
    ).data;
    expect((await change(1, { price: 7 })).images).toEqual(before.images);
    const changed = await change(1, { specifications: SAW.specifications, technical_details: [] });
    expect(changed.images[0]?.scale?.dimension_mm).toBe(450);
  });

  it("draws any texts and specifications", async () => {
    const odd = "\u0d2a\u0d2e\u0d4d\u0d2a\u0d4d <&> \uFFFF \u202E 🚜";
    const numbers = ["1e999 cm", "-4 cm", "0 cm", "NaN", "45", "40-50 cm", "999999 cm"];
    for (const value of numbers) {
      const saw = await create({
        name: `Chainsaw ${odd}`,
        type: "petrol",
        specifications: [{ name: "Bar", value }],
      });
      expect(await svgOf(saw)).not.toMatch(/NaN|Infinity|undefined/);
      expect(saw.images[0]?.scale?.dimension_text).toBe("≈");
    }
  });
});
