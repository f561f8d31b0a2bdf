import { expect, it } from "vitest";
import { z } from "zod";
import { ProductList } from "#app/contract/facets.ts";
import { ApiCategory, ApiSubcategory, Brand, Type } from "#app/contract/groups.ts";
import { ApiProduct } from "#app/contract/product.ts";
import { ApiProductSubcategory } from "#app/contract/product-parts.ts";
import { Failure, listOf, successOf } from "#app/contract/reply.ts";
import { describeOnBoth } from "../../../tests/support/api.ts";

describeOnBoth("the reading calls", (api) => {
  async function read<T extends z.ZodType>(path: string, schema: T): Promise<z.infer<T>> {
    const response = await api().get(path);
    expect(response.status).toBe(200);
    return schema.parse(await response.json());
  }
  async function refuse(path: string, status: number): Promise<string> {
    const response = await api().get(path);
    expect(response.status).toBe(status);
    return Failure.parse(await response.json()).error;
  }
  const names = (list: z.infer<typeof ProductList>) => list.data.map(({ name }) => name);

  it("list all products in the documented shape, featured ones first, or by name", async () => {
    const { data, total } = await read("/api/products", ProductList);
    expect(total).toBe(data.length);
    expect(total).toBeGreaterThanOrEqual(400);
    const isFeatured = ({ featured }: { featured: boolean }) => featured;
    expect(data.findLastIndex(isFeatured)).toBe(data.filter(isFeatured).length - 1);
    const saws = names(await read("/api/products?sort=a-to-z", ProductList));
    expect(saws.indexOf("MS 170")).toBeLessThan(saws.indexOf("MS 500i"));
  });

  it("page with limit and offset, or limit and page", async () => {
    const first = await read("/api/products?category=chainsaws&limit=12", ProductList);
    const second = await read("/api/products?category=chainsaws&limit=12&offset=12", ProductList);
    expect(first.data).toHaveLength(12);
    expect(first.total).toBeGreaterThan(24);
    expect(names(second)).not.toEqual(names(first));
    expect(await read("/api/products?category=chainsaws&limit=12&page=2", ProductList)).toEqual(
      second,
    );
    expect((await read("/api/products?limit=12&offset=100000", ProductList)).data).toEqual([]);
  });

  it("find by category, subcategory and collection", async () => {
    const saws = await read("/api/products?category=chainsaws", ProductList);
    expect(saws.data.every((product) => product.category_slug === "chainsaws")).toBe(true);
    const id = saws.data[0]?.category_id;
    expect(names(await read(`/api/products?category_id=${id}`, ProductList))).toEqual(names(saws));
    const petrol = await read("/api/products?subcategory_id=5", ProductList);
    expect(names(petrol)).toContain("MS 250");
    expect(names(await read("/api/products?category=petrol-chainsaws", ProductList))).toEqual(
      names(petrol),
    );
    const professional = await read("/api/products?category=professional", ProductList);
    expect(names(professional)).toContain("MS 500i");
    expect(names(professional)).not.toContain("MS 170");
  });

  it("list three featured machines of different families", async () => {
    const { data } = await read("/api/products?featured=true&status=active&limit=3", ProductList);
    expect(data.map(({ category_slug }) => category_slug)).toEqual([
      "blowers",
      "brushcutters",
      "chainsaws",
    ]);
  });

  it("filter and count the filters' options", async () => {
    const all = await read("/api/products?category=chainsaws&facets=true", ProductList);
    const cordless = await read(
      "/api/products?category=chainsaws&type=cordless&facets=true",
      ProductList,
    );
    expect(cordless.data.every(({ type }) => type === "cordless")).toBe(true);
    expect(all.facets?.types.find(({ value }) => value === "cordless")?.count).toBe(cordless.total);
    expect(cordless.facets?.types).toEqual(all.facets?.types);
    expect(all.facets?.subcategories.find(({ id }) => id === 5)?.name).toBe("Petrol Chainsaws");
    expect((await read("/api/products?limit=1", ProductList)).facets).toBeUndefined();
  });

  it("accept every name of a power type, and find nothing for unknown values", async () => {
    const total = async (query: string) =>
      (await read(`/api/products?limit=1&${query}`, ProductList)).total;
    for (const [type, other] of [
      ["petrol", "Gasoline"],
      ["cordless", "battery"],
      ["corded", "electric"],
    ])
      expect(await total(`type=${other}`)).toBe(await total(`type=${type}`));
    for (const query of ["category=%00", "search=%01%02", "search=xylophone", "type=constructor"])
      expect(await total(query)).toBe(0);
    expect(await total("category=&search=%20")).toBeGreaterThan(400);
  });

  it("sort by maker and name either way", async () => {
    const inOrder = (sort: string) =>
      read(`/api/products?category=chainsaws&limit=100&sort=${sort}`, ProductList);
    const up = await inOrder("a-to-z");
    const makers = up.data.map(({ brand }) => brand ?? "");
    expect(new Set(makers).size).toBeGreaterThan(1);
    expect(makers).toEqual(makers.toSorted((a, b) => a.localeCompare(b)));
    expect(names(await inOrder("z-to-a"))).toEqual(names(up).reverse());
  });

  it("add links if requested", async () => {
    const plain = await read("/api/products?limit=1", ProductList);
    expect(plain.data[0]).not.toHaveProperty("product_subcategories");
    const linked = await read("/api/products?limit=1&include=product_subcategories", ProductList);
    expect(linked.data[0]?.product_subcategories?.[0]?.product_id).toBe(linked.data[0]?.id);
  });

  it("find one product by id, slug and menu name", async () => {
    const bySlug = await read("/api/products/slug/stihl-ms-500i", successOf(ApiProduct));
    expect(bySlug.data.specifications).toContainEqual({
      name: "Weight",
      value: "6.2 kg (without bar and chain)",
    });
    expect(await read(`/api/products/${bySlug.data.id}`, successOf(ApiProduct))).toEqual(bySlug);
    expect(await read("/api/products/slug/petrol-chainsaw-pro", successOf(ApiProduct))).toEqual(
      bySlug,
    );
    expect(await refuse("/api/products/999999", 404)).toBe("Product not found");
    await refuse("/api/products/slug/none", 404);
  });

  it("name the spares that fit and the machines they fit", async () => {
    const chain = (await read("/api/products?search=36%20RS%20Rapid%20Super", ProductList)).data[0];
    const saw = await read(`/api/products/${chain?.fits[0]}`, successOf(ApiProduct));
    expect(saw.data.accessories).toContain(chain?.id);
    expect(saw.data.category_slug).toBe("chainsaws");
  });

  it("list categories, subcategories, brands, types and links", async () => {
    const categories = await read("/api/categories", listOf(ApiCategory));
    expect(categories.data.filter(({ kind }) => kind === "category")).toHaveLength(23);
    const [first] = categories.data;
    for (const one of [first?.id, "slug/chainsaws"])
      expect((await read(`/api/categories/${one}`, successOf(ApiCategory))).data).toEqual(first);
    await refuse("/api/categories/slug/none", 404);
    const subcategories = await read("/api/subcategories", listOf(ApiSubcategory));
    const five = await read("/api/subcategories/5", successOf(ApiSubcategory));
    expect(subcategories.data).toContainEqual(five.data);
    expect(five.data.product_count).toBeGreaterThan(0);
    const brands = await read("/api/brands", listOf(Brand));
    expect((await read(`/api/brands/${brands.data[0]?.id}`, successOf(Brand))).data).toEqual(
      brands.data[0],
    );
    const types = await read("/api/types", listOf(Type));
    expect(types.data.map(({ slug }) => slug)).toEqual([
      "petrol",
      "cordless",
      "corded",
      "diesel",
      "manual",
    ]);
    expect((await read("/api/types/1", successOf(Type))).data).toEqual(types.data[0]);
    const links = await read("/api/product-subcategories", listOf(ApiProductSubcategory));
    const productId = links.data[0]?.product_id;
    const own = await read(
      `/api/product-subcategories?product_id=${productId}`,
      listOf(ApiProductSubcategory),
    );
    expect(own.data).toEqual(links.data.filter(({ product_id }) => product_id === productId));
  });

  it("return counts and ids to the two debug calls", async () => {
    const anything = successOf(z.unknown());
    const { total } = await read("/api/products", listOf(ApiProduct));
    expect((await read("/api/products/debug", anything)).data).toMatchObject({
      total,
      public: total,
    });
    expect((await read("/api/debug/subcategory-products", anything)).data).toContainEqual(
      expect.objectContaining({ subcategory_id: 5, name: "Petrol Chainsaws" }),
    );
  });

  it("refuse invalid parameters, naming the field", async () => {
    expect(await refuse("/api/products/abc", 400)).toMatch(/^id: /);
    for (const [field, value] of [
      ["limit", "0"],
      ["limit", "99999999999999999999"],
      ["sort", "price"],
      ["category_id", "1.5"],
      ["type", ""],
      ["ah", "banana"],
    ])
      expect(await refuse(`/api/products?${field}=${value}`, 400)).toMatch(`${field}: `);
    await refuse("/api/nothing", 404);
    const wrong = await api().call("PUT", "/api/categories");
    expect([wrong.status, wrong.headers.get("Allow")]).toEqual([405, "GET, POST"]);
    expect((await api().get("/api/brands/")).status).toBe(404);
  });

  it("ASVS 1.2.4 accept any search text, without interpreting it", async () => {
    const list = async (query: string) =>
      (await (await api().get(`/api/products?${query}`)).json()) as ProductList;
    const { total } = await list("limit=1");
    for (const either of ["'%20OR%20'1'='1", "%22%20OR%201=1%20--"])
      expect((await list(`category=${either}`)).total).toBe(0);
    const texts = [
      "%00",
      "%E0%A4%A",
      "'; DROP TABLE products; --",
      "%F0%9F%AA%9A",
      "a".repeat(5000),
      "%25",
      "\\",
    ];
    for (const text of texts) {
      for (const path of [
        "/api/products?search=",
        "/api/products?category=",
        "/api/products/slug/",
        "/api/products?ah=",
      ]) {
        expect((await api().get(path + text)).status).toBeLessThan(500);
      }
    }
    expect((await list("limit=1")).total).toBe(total);
  });
});
