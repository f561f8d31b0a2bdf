import { expect, it } from "vitest";
import type { ApiProduct } from "#app/contract/product.ts";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";

describeOnBoth("a product in every accepted shape", (api) => {
  const { send, create, read } = asAdmin(api);
  const answered = async (id: number): Promise<ApiProduct> => (await (await read(id)).json()).data;
  const put = (id: number, body: object) => send("PUT", `/api/products/${id}`, body);

  const unversioned = ({ version, updated_at, staff_values, images, ...rest }: ApiProduct) => ({
    ...rest,
    images: images.map(({ drawn_from, ...image }) => image),
  });

  it("is unchanged if its response is sent back", async () => {
    const { data, total } = await (await api().get("/api/products")).json();
    expect(total).toBeGreaterThan(400);
    const wrong: unknown[] = [];
    for (const { id } of data.filter((_: unknown, index: number) => index % 9 === 0)) {
      const before = await answered(id);
      const { status, body } = await put(id, before);
      if (status === 200) expect(unversioned(body.data)).toEqual(unversioned(before));
      else wrong.push([id, body.error]);
    }
    expect(wrong).toEqual([]);
    const bulk = await Promise.all(data.slice(0, 5).map(({ id }: ApiProduct) => answered(id)));
    expect((await send("PATCH", "/api/products/bulk", { updates: bulk })).status).toBe(200);
  });

  it.each([
    ["brand", "STIHL", "brand_id"],
    ["category_slug", "blowers", "category_id"],
    ["collections", ["garden"], "collection_ids"],
    ["inventory_quantity", 9, "stock_quantity"],
    ["is_featured", true, "featured"],
    ["product_subcategories", [], "subcategory_ids"],
    ["id", 1, "Read-only"],
  ])("ASVS 2.2.3 refuses another %s, and names the field to send", async (field, value, other) => {
    const product = await create({ name: "Named", subcategory_ids: [5] });
    for (const before of [{}, await answered(product.id)]) {
      const { status, body } = await put(product.id, { ...before, [field]: value });
      expect([status, body.error]).toEqual([400, expect.stringContaining(other)]);
      expect(body.error).toMatch(new RegExp(`^${field}: `));
    }
  });

  it("is refused if its response predates another change", async () => {
    const { id } = await create({ name: "Seen long ago" });
    const before = await answered(id);
    await put(id, { name: "Changed meanwhile" });
    expect((await put(id, before)).status).toBe(412);
  });

  it.each([
    ["images in a JSON string", { images: '["/a.png"]' }, { images: [{ image_url: "/a.png" }] }],
    ["images with a url", { images: [{ url: "/a.png" }] }, { images: [{ image_url: "/a.png" }] }],
    [
      "features",
      { features: ["A", { heading: "B", content: "b" }, { name: "C" }, { text: "D" }] },
      "A B:b C D",
    ],
    [
      "details as an object",
      { technical_details: { Power: "2 kW", Cylinders: 1 } },
      "Power=2 kW Cylinders=1",
    ],
    [
      "details as pairs",
      {
        technical_details: [
          { heading: "A", content: "1" },
          { title: "B", value: "2" },
          { label: "C", description: "3" },
        ],
      },
      "A=1 B=2 C=3",
    ],
    ["sections", { custom_sections: [{ heading: "Care", text: "Oil it." }] }, "Care/Oil it."],
    [
      "texts in an object",
      { short_description: { text: "Short" } },
      { short_description: "Short" },
    ],
  ])("accepts %s", async (_, fields, expected) => {
    const product = await create({ name: "Shaped", ...fields });
    const texts = [
      ...product.features.map(({ title, description }) =>
        description ? `${title}:${description}` : title,
      ),
      ...product.technical_details.map(({ name, value }) => `${name}=${value}`),
      ...product.custom_sections.map(({ title, content }) => `${title}/${content}`),
    ].join(" ");
    if (typeof expected === "string") expect(texts).toBe(expected);
    else expect(product).toMatchObject(expected);
  });

  it.each([
    [{ images: "not JSON" }, "images: must be valid JSON if it is text"],
    [{ technical_details: 12 }, "technical_details: must be a list or an object or text"],
    [{ features: [{ title: "A", heading: "B" }] }, "features.0.heading: must equal title"],
    [{ custom_sections: [{ content: "x" }] }, "custom_sections.0.title: is missing"],
  ])("refuses %j", async (fields, error) => {
    expect((await send("POST", "/api/products", { name: "x", ...fields })).body.error).toBe(error);
  });
});
