import { describe, expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";

describeOnBoth("writing groups, brands and power types", (api) => {
  const { send } = asAdmin(api);
  const statusOf = async (...call: Parameters<typeof send>) => (await send(...call)).status;
  const data = async (path: string) => (await send("GET", `/api/${path}`, undefined, {})).body.data;
  const product = (slug: string) => data(`products/slug/${slug}`);

  it("creates categories", async () => {
    const { status, body } = await send("POST", "/api/categories", {
      name: "Chippers",
      description: "Wood to chips",
    });
    expect([status, body.data]).toMatchObject([
      201,
      { slug: "chippers", kind: "category", product_count: 0 },
    ]);
    expect((await api().get("/api/categories/slug/chippers")).status).toBe(200);
    for (const taken of [{ name: "Chippers" }, { name: "x", slug: "pole-saws" }])
      expect(await statusOf("POST", "/api/categories", taken)).toBe(409);
    expect((await send("POST", "/api/categories", { name: "All categories" })).body.error).toMatch(
      /^slug/,
    );
    const malayalam = (await send("POST", "/api/categories", { name: "മലയാളം" })).body.data;
    expect(malayalam).toMatchObject({ name: "മലയാളം", slug: `category-${malayalam.id}` });
  });

  it("distinguishes collections from categories", async () => {
    const { body } = await send("POST", "/api/categories", { name: "Monsoon", kind: "collection" });
    const refused = await send("POST", "/api/products", {
      name: "Pump",
      category_id: body.data.id,
    });
    expect([refused.status, refused.body.error]).toEqual([
      400,
      expect.stringMatching(/^category_id: must be/),
    ]);
    const pump = { name: "Pump", collection_ids: [body.data.id] };
    expect(await statusOf("POST", "/api/products", pump)).toBe(201);
  });

  const bySlug = (slug: string) => data(`categories/slug/${slug}`);
  const make = async (list: string, fields: object) =>
    (await send("POST", `/api/${list}`, fields)).body.data;

  it("renames categories, and finds them by their former slugs", async () => {
    const { id } = await make("categories", { name: "Winches" });
    const renamed = await send("PUT", `/api/categories/${id}`, {
      name: "Rope winches",
      slug: "rope-winches",
    });
    expect(renamed.body.data).toMatchObject({ slug: "rope-winches", former_slugs: ["winches"] });
    expect(await bySlug("winches")).toMatchObject({ id, slug: "rope-winches" });
    expect((await send("POST", "/api/categories", { name: "Winches" })).body.error).toMatch(
      /redirects to another category/,
    );
    expect(
      (await send("PUT", `/api/categories/${id}`, { slug: "winches" })).body.data.former_slugs,
    ).toEqual(["rope-winches"]);
    expect(await bySlug("rope-winches")).toMatchObject({ id, slug: "winches" });
    expect(await statusOf("PUT", "/api/categories/999999", { name: "x" })).toBe(404);
  });

  it("orders categories, and retires them without changing their products", async () => {
    const one = await make("categories", { name: "Ordered one" });
    const two = await make("categories", { name: "Ordered two" });
    const { body } = await send("PATCH", "/api/categories/order", { ids: [two.id, one.id] });
    expect(body.data.slice(0, 2).map(({ id }: { id: number }) => id)).toEqual([two.id, one.id]);
    const listed = async () =>
      ((await (await api().get("/api/categories")).json()).data as { id: number }[]).map(
        (row) => row.id,
      );
    expect((await listed()).slice(0, 2)).toEqual([two.id, one.id]);
    const held = await make("products", { name: "Held", category_id: two.id });
    await send("PUT", `/api/categories/${two.id}`, { retired: true });
    expect(await listed()).not.toContain(two.id);
    expect(await bySlug("ordered-two")).toBeUndefined();
    expect((await product(held.slug)).id).toBe(held.id);
    const all = (await send("GET", "/api/admin/categories")).body.data;
    expect(all.find(({ id }: { id: number }) => id === two.id)).toMatchObject({
      retired: true,
      product_count: 1,
    });
    await send("PUT", `/api/categories/${two.id}`, { retired: false });
    expect(await listed()).toContain(two.id);
    expect((await product(held.slug)).category).toBe("Ordered two");
  });

  it("removes a category only if its products have another", async () => {
    const from = await make("categories", { name: "Leaving soon" });
    await send("PUT", `/api/categories/${from.id}`, { name: "Going", slug: "going" });
    const to = await make("categories", { name: "Staying" });
    const part = await make("subcategories", { name: "Part of going", category_id: from.id });
    const { slug } = await make("products", { name: "Mover", category_id: from.id });
    const refused = await send("DELETE", `/api/categories/${from.id}`);
    expect([refused.status, refused.body.error]).toEqual([
      409,
      expect.stringContaining("1 product uses it"),
    ]);
    const collection = await make("categories", { name: "A list", kind: "collection" });
    const moveTo = ({ id }: { id: number }) =>
      statusOf("DELETE", `/api/categories/${from.id}?move_to=${id}`);
    const brand = await make("brands", { name: "Alone" });
    expect(await statusOf("DELETE", `/api/brands/${brand.id}?move_to=1`)).toBe(400);
    for (const impossible of [from, collection]) expect(await moveTo(impossible)).toBe(400);
    expect(await moveTo(to)).toBe(200);
    expect(await product(slug)).toMatchObject({ category: "Staying", version: 2 });
    const parts = (await send("GET", "/api/admin/subcategories")).body.data;
    expect(parts.find((row: { id: number }) => row.id === part.id)).toMatchObject({
      category_id: to.id,
    });
    for (const former of ["going", "leaving-soon"])
      expect(await bySlug(former)).toMatchObject({ slug: "staying" });
  });

  it("creates, moves and removes subcategories and collections", async () => {
    const one = await make("categories", { name: "First home" });
    const part = await make("subcategories", { name: "Left-handed saws", category_id: one.id });
    const target = await make("subcategories", { name: "All-handed saws" });
    const nowhere = { name: "x", category_id: 999_999 };
    expect(await statusOf("POST", "/api/subcategories", nowhere)).toBe(400);
    const { body } = await send("PUT", `/api/subcategories/${part.id}`, {
      category_id: null,
      description: "For some",
    });
    expect(body.data).toMatchObject({
      category_id: null,
      description: "For some",
      slug: "left-handed-saws",
    });
    const list = await make("categories", { name: "Summer", kind: "collection" });
    const both = { subcategory_ids: [part.id, target.id], collection_ids: [list.id] };
    const made = await make("products", { name: "Both", ...both });
    const { id: deals } = await bySlug("deals");
    expect(await statusOf("DELETE", `/api/categories/${list.id}?move_to=${deals}`)).toBe(400);
    for (const removed of [
      `subcategories/${part.id}?move_to=${target.id}`,
      `categories/${list.id}`,
    ])
      expect(await statusOf("DELETE", `/api/${removed}`)).toBe(200);
    const after = await product(made.slug);
    expect(after.collections).toEqual([]);
    expect(after.subcategory_ids).toEqual([target.id]);
  });

  it("moves the products of a subcategory with it, but not those of other categories", async () => {
    const [from, to, other] = await Promise.all(
      ["Leaving", "Arriving", "Elsewhere"].map((name) => make("categories", { name })),
    );
    const part = await make("subcategories", { name: "Wanderers", category_id: from.id });
    const under = async (name: string, category_id: number) =>
      (await make("products", { name, category_id, subcategory_id: part.id })).slug;
    const [along, apart] = [await under("Along", from.id), await under("Apart", other.id)];
    await send("PUT", `/api/subcategories/${part.id}`, { category_id: to.id });
    expect(await product(along)).toMatchObject({
      category: "Arriving",
      subcategory: "Wanderers",
      version: 2,
    });
    expect(await product(apart)).toMatchObject({ category: "Elsewhere", subcategory: "Wanderers" });
    expect(await bySlug("arriving")).toMatchObject({ product_count: 1 });
    expect(await bySlug("leaving")).toMatchObject({ product_count: 0 });
    const next = await make("subcategories", { name: "Settlers", category_id: from.id });
    await send("DELETE", `/api/subcategories/${part.id}?move_to=${next.id}`);
    expect(await product(along)).toMatchObject({
      category: "Leaving",
      subcategory: "Settlers",
      version: 3,
    });
    expect(await product(apart)).toMatchObject({ category: "Elsewhere", subcategory: "Settlers" });
  });

  it("adds products to subcategories and removes them", async () => {
    const saw = await product("stihl-ms-250");
    const link = { product_id: saw.id, subcategory_id: 6 };
    const path = "/api/product-subcategories";
    const made = await send("POST", path, link);
    expect([made.status, made.body.data]).toMatchObject([201, link]);
    for (const [change, status] of [
      [{}, 409],
      [{ subcategory_id: 9999 }, 404],
      [{ product_id: 999_999 }, 404],
    ] as const)
      expect(await statusOf("POST", path, { ...link, ...change })).toBe(status);
    const listed = async () =>
      (await (await api().get("/api/products?subcategory_id=6")).json()).data as { id: number }[];
    expect((await listed()).map(({ id }) => id)).toContain(saw.id);
    const remove = ({ id }: { id: number }) => statusOf("DELETE", `${path}/${id}`);
    expect(await remove(made.body.data)).toBe(200);
    expect((await listed()).map(({ id }) => id)).not.toContain(saw.id);
    expect(await remove(made.body.data)).toBe(404);
    await remove(saw.product_subcategories[0]);
    expect((await product("stihl-ms-250")).subcategory_id).toBeNull();
  });

  describe.each(["brands", "types"])("%s", (list) => {
    it("are created, changed and removed", async () => {
      const made = await send("POST", `/api/${list}`, { name: "Steam Works" });
      expect([made.status, made.body.data]).toMatchObject([
        201,
        { name: "Steam Works", slug: "steam-works" },
      ]);
      const path = `/api/${list}/${made.body.data.id}`;
      expect((await send("PUT", path, { name: "Steam" })).body.data).toMatchObject({
        name: "Steam",
        slug: "steam-works",
      });
      expect((await (await api().get(path)).json()).data.name).toBe("Steam");
      expect(await statusOf("POST", `/api/${list}`, { name: "Steam" })).toBe(409);
      const { id, slug } = await make(list, { name: "മലയാളം" });
      expect(slug).toBe(`${list.slice(0, -1)}-${id}`);
      for (const status of [200, 404]) expect(await statusOf("DELETE", path)).toBe(status);
      expect(await statusOf("PUT", path, { name: "x" })).toBe(404);
    });

    it("cannot be removed while products use them", async () => {
      const { status, body } = await send("DELETE", `/api/${list}/1`);
      expect([status, body.error]).toEqual([
        409,
        expect.stringMatching(/^(1 product uses|\d+ products use) it: change /),
      ]);
    });
  });

  it("shows new names of brands and types on products", async () => {
    const { id, brand_id } = await product("stihl-ms-250");
    const solar = await make("types", { name: "Solar" });
    await send("PUT", `/api/products/${id}`, { type: "solar" });
    await send("PUT", `/api/types/${solar.id}`, { slug: "sun" });
    expect((await product("stihl-ms-250")).type).toBe("sun");
    await send("PUT", `/api/brands/${brand_id}`, { name: "Stihl renamed" });
    expect((await product("stihl-ms-250")).brand).toBe("Stihl renamed");
  });
});

const FIVE = ["Petrol", "Battery", "Electric", "Diesel", "Manual"];

describeOnBoth(
  "the power types of a new shop",
  (api) => {
    const { send, create } = asAdmin(api);
    const types = async (): Promise<{ id: number; name: string; slug: string }[]> =>
      (await (await api().get("/api/types")).json()).data;

    it("are five, which can be renamed but not removed", async () => {
      expect((await types()).map(({ name }) => name)).toEqual(FIVE);
      for (const { id, name } of await types()) {
        expect((await send("DELETE", `/api/types/${id}`)).status, name).toBe(409);
        expect((await send("PUT", `/api/types/${id}`, { slug: "other" })).status, name).toBe(409);
      }
      const [{ id } = { id: 0 }] = await types();
      expect((await send("PUT", `/api/types/${id}`, { name: "Petrol engine" })).status).toBe(200);
      expect((await send("PUT", `/api/types/${id}`, { name: "Petrol" })).status).toBe(200);
    });

    it("are accepted by all their names", async () => {
      const words = {
        electric: "corded",
        Battery: "cordless",
        battery: "cordless",
        gas: "petrol",
        diesel: "diesel",
        manual: "manual",
      };
      for (const [type, slug] of Object.entries(words))
        expect((await create({ name: `Machine, ${type}`, type })).type, type).toBe(slug);
      const { status, body } = await send("POST", "/api/products", { name: "x", type: "steam" });
      expect([status, body.error]).toEqual([
        400,
        `type: must be one of ${FIVE.slice(0, -1).join(", ")} or ${FIVE.at(-1)}, not "steam"`,
      ]);
    });

    it("are not created again under another name", async () => {
      for (const name of ["battery", "Gas", "Corded"])
        expect((await send("POST", "/api/types", { name })).status, name).toBe(409);
      expect((await send("POST", "/api/types", { name: "Solar" })).status).toBe(201);
    });

    it("filter lists by a type of the shop's own, by its name", async () => {
      await create({ name: "Lantern with a battery", type: "solar" });
      const answer = await (await api().get("/api/products?type=solar&facets=true")).json();
      expect(answer.data.map(({ type }: { type: string }) => type)).toEqual(["solar"]);
      expect(answer.facets.types).toContainEqual({ value: "solar", name: "Solar", count: 1 });
      expect(answer.facets.types).toContainEqual({ value: "cordless", name: "Battery", count: 2 });
    });

    it("are accepted in spreadsheets by name; errors list them", async () => {
      const types = ["Battery", "electric", "GAS", "Diesel", "manual", "steam"];
      const rows = types.map((type) => `S-${type},Sheet ${type},${type}\n`);
      const form = new FormData();
      form.set("file", new File(["SKU,Name,Power type\n", ...rows], "shop.csv"));
      const { data } = (await send("POST", "/api/catalogue/import", form)).body;
      expect(data.counts).toMatchObject({ new: 5, wrong: 1 });
      expect(JSON.stringify(data.rows)).toContain(`must be one of ${FIVE.join(", ")}, Solar`);
    });
  },
  { seeded: false },
);
