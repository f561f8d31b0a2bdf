import { afterEach, describe, expect, it } from "vitest";
import { DEFAULT_DEFINITIONS } from "#app/catalogue/specifications/default-definitions.ts";
import type { ApiProduct } from "#app/contract/product.ts";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";

const OUTLET = {
  key: "outlet",
  name: "Outlet",
  unit: "inch",
  type: "number",
  aliases: ["delivery size"],
  categories: null,
  uses: ["filter"],
};

describeOnBoth("the definitions of specifications", (api) => {
  const { send } = asAdmin(api);
  const path = "/api/specifications";
  const list = async () => (await send("GET", path)).body.data;
  const put = (specifications: readonly unknown[]) => send("PUT", path, { specifications });
  afterEach(() => put(DEFAULT_DEFINITIONS));

  it("are replaced in order, with a new version of the catalogue", async () => {
    const before = (await send("GET", path)).headers.get("X-Catalogue-Version");
    const { status } = await put([OUTLET, ...DEFAULT_DEFINITIONS]);
    expect(status).toBe(200);
    const { body, headers } = await send("GET", path);
    expect(body.data).toEqual([OUTLET, ...DEFAULT_DEFINITIONS]);
    expect(Number(headers.get("X-Catalogue-Version"))).toBe(Number(before) + 1);
  });

  it.each([
    ["a parameter of lists", { key: "sort" }, "key"],
    ["capitals in the key", { key: "Outlet" }, "key"],
    ["no name", { name: " " }, "name"],
    ["an unknown category", { categories: [99999] }, "99999"],
    ["an unknown type", { type: "text" }, "type"],
  ])("are refused with %s", async (_, change, field) => {
    const { status, body } = await put([{ ...OUTLET, ...change }]);
    expect(status).toBe(400);
    expect(body.error).toContain(field);
  });

  it("are refused with one key twice", async () => {
    expect((await put([OUTLET, OUTLET])).status).toBe(400);
  });

  it("follow the products of a removed category, or apply to none", async () => {
    const create = async (name: string) =>
      (await send("POST", "/api/categories", { name })).body.data.id;
    const [augers, drills, kept] = [
      await create("Augers"),
      await create("Drills"),
      await create("Kept"),
    ];
    const both = { ...OUTLET, key: "both", categories: [augers, kept, drills] };
    expect((await put([{ ...OUTLET, categories: [augers] }, both])).status).toBe(200);
    const categories = async () =>
      (await list()).map((each: { categories: number[] }) => each.categories);

    const moved = await send("DELETE", `/api/categories/${augers}?move_to=${drills}`);
    expect(moved.status).toBe(200);
    expect(await categories()).toEqual([[drills], [drills, kept]]);
    await send("DELETE", `/api/categories/${drills}`);
    expect(await categories()).toEqual([[], [kept]]);
    expect((await put(await list())).status).toBe(200);
  });

  describe("lists", () => {
    const facetsOf = async (query: string) => {
      const response = await api().get(`/api/products?facets=true&limit=50&${query}`);
      return (await response.json()) as {
        total: number;
        data: { id: number; name: string; sku: string | null }[];
        facets: {
          specifications: { key: string; options: { value: string; label?: string }[] }[];
          sorts: { key: string }[];
        };
      };
    };

    it("are filtered by former URLs, whatever ranges are offered", async () => {
      const { total, facets } = await facetsOf("category=chainsaws");
      expect(facets.specifications.map(({ key }) => key)).toContain("bar");
      const narrowed = await facetsOf("category=chainsaws&bar=30-35");
      expect(narrowed.total).toBeGreaterThan(0);
      expect(narrowed.total).toBeLessThan(total);
      const bar = narrowed.facets.specifications.find(({ key }) => key === "bar");
      expect(bar?.options.map(({ value }) => value)).toContain("30-35");
    });

    it("ignore a specification that is not defined", async () => {
      const { total } = await facetsOf("category=chainsaws");
      expect((await facetsOf("category=chainsaws&colour=1-2&with=colour.red")).total).toBe(total);
    });

    it("are filtered, sorted and searched by what the shop defines", async () => {
      // Two of one size: a filter of single products is left out.
      const pumps = [1, 2, 3, 3].map((size, index) => ({
        name: `Vayu ${index + 1}00 water pump`,
        sku: `VAYU-${index + 1}`,
        technical_details: [
          { name: "Delivery size", value: String(size) },
          { name: "Housing", value: size === 1 ? "Plastic" : "Cast iron" },
        ],
      }));
      for (const pump of pumps)
        expect((await send("POST", "/api/products", pump)).status).toBe(201);
      const housing = { ...OUTLET, key: "housing", name: "Housing", unit: null, type: "choice" };
      const definitions = [{ ...OUTLET, uses: ["filter", "sort"] }, housing];
      expect((await put([...definitions, ...DEFAULT_DEFINITIONS])).status).toBe(200);

      const { facets } = await facetsOf("search=vayu");
      expect(facets.sorts.map(({ key }) => key)).toEqual(["outlet"]);
      expect(
        facets.specifications.map(({ key, options }) => [key, options.map(({ value }) => value)]),
      ).toEqual([
        ["outlet", ["1-1", "2-2", "3-3"]],
        ["housing", ["cast-iron", "plastic"]],
      ]);
      const skus = async (query: string) =>
        (await facetsOf(query)).data.map(({ sku }) => sku).filter((sku) => sku?.startsWith("VAYU"));
      expect(await skus("outlet=2-2")).toEqual(["VAYU-2"]);
      expect(await skus("with=housing.cast-iron")).toEqual(["VAYU-2", "VAYU-3", "VAYU-4"]);
      expect(await skus("search=vayu&sort=most-outlet")).toEqual([
        "VAYU-3",
        "VAYU-4",
        "VAYU-2",
        "VAYU-1",
      ]);
      expect((await skus("search=2 inch vayu pump"))[0]).toBe("VAYU-2");

      const inTeeth = [{ ...OUTLET, unit: "teeth" }, housing, ...DEFAULT_DEFINITIONS];
      const asYesNo = inTeeth.with(1, { ...housing, type: "yes_no" });
      expect((await put(inTeeth)).status).toBe(200);
      const refused = await put(asYesNo);
      expect([refused.status, refused.body.error]).toEqual([
        409,
        'confirm: 0 of 4 values can be read as yes or no, but not "Plastic", "Cast iron". ' +
          "The filter would disappear",
      ]);
      const confirmed = { specifications: asYesNo, confirm: true };
      expect((await send("PUT", path, confirmed)).status).toBe(200);

      await put(DEFAULT_DEFINITIONS);
      expect((await facetsOf("search=vayu")).facets.specifications).toEqual([]);
    });

    it("have the definition only in its categories", async () => {
      const elsewhere = DEFAULT_DEFINITIONS.map((each) =>
        each.key === "bar" ? { ...each, categories: [2] } : each,
      );
      expect((await put(elsewhere)).status).toBe(200);
      const { facets } = await facetsOf("category=chainsaws");
      expect(facets.specifications.map(({ key }) => key)).not.toContain("bar");
    });
  });
});

describeOnBoth("the specifications that match spares with machines", (api) => {
  const { create, read } = asAdmin(api);

  it("require equal drive links where both are stated, and exact lengths", async () => {
    const product = (name: string, type: string | null, ...figures: [string, string][]) =>
      create({
        ...{ name, type, brand_id: 11 },
        specifications: Object.entries({
          ...{ "Chain pitch": ".404", "Chain gauge": "2 mm" },
          ...Object.fromEntries(figures),
        }).map(([title, text]) => ({ name: title, value: text })),
      });
    const [length, links] = ["Guide bar length", "Drive links"] as const;
    const spares = [
      await product("Chain of 98", null, [length, "75 cm"], [links, "98"]),
      await product("Chain of 96", null, [length, "75 cm"], [links, "96"]),
      await product("Chain without bar", null, [links, "98"]),
      await product("Bar", null, [length, "75 cm"]),
    ];
    const fitting = async (...figures: [string, string][]) => {
      const saw = await product(`Saw ${JSON.stringify(figures)}`, "petrol", ...figures);
      const { accessories } = (await (await read(saw.id)).json()).data as ApiProduct;
      return spares.filter(({ id }) => accessories.includes(id)).map(({ name }) => name);
    };
    expect(await fitting([length, "75 cm"], [links, "84, 98"])).toEqual(["Chain of 98", "Bar"]);
    expect(await fitting([length, "63, 75 cm"])).toEqual(["Chain of 98", "Chain of 96", "Bar"]);
    expect(await fitting([length, "50–75 cm"])).toEqual([]);
  });

  it("pair attachments by their system", async () => {
    const specifications = [{ name: "Attachment system", value: "Multi" }];
    const engine = await create({ name: "Engine", type: "petrol", brand_id: 11, specifications });
    const tool = await create({ name: "Tool", type: null, brand_id: 11, specifications });
    expect((await (await read(tool.id)).json()).data.fits).toEqual([engine.id]);
  });
});
