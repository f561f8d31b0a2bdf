import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";
import { ApiError } from "../api-error.ts";

describeOnBoth("the shop's documents", (api) => {
  const { send, admin } = asAdmin(api);
  const staffOf = async ({ Authorization }: { Authorization: string }) => {
    const staff = await api().api.findStaff(Authorization.replace("Bearer ", ""));
    if (!staff) throw new Error("No session");
    return staff;
  };
  const read = async (name: string) => {
    const document = await (await staffOf(admin)).reading.readDocument(name);
    if (!document) throw new Error(`No ${name}`);
    return document as { content: Record<string, unknown>; version: number };
  };
  const save = async (name: string, content: unknown, version: number) =>
    (await staffOf(admin)).writing
      .saveDocument(name, { content, version })
      .catch((error: ApiError) => error);

  it("are saved with the next version of the catalogue, and logged by field", async () => {
    const { content, version } = await read("contact");
    const before = api().api.version();
    await save("contact", { ...content, lead: "Write to us." }, version);
    expect(await read("contact")).toMatchObject({ content: { lead: "Write to us." } });
    expect(api().api.version()).toBe(before + 1);
    const { data } = (await send("GET", "/api/admin/logs?resource_type=document")).body;
    expect(data[0].after).toEqual({ name: "contact", fields: ["lead"] });
  });

  it("of which two are saved at once keep one, and show it to the other", async () => {
    const { content, version } = await read("about");
    const saved = await Promise.all(
      ["One", "Two"].map((lead) => save("about", { ...content, lead }, version)),
    );
    const kept = await read("about");
    const current = { content: kept.content, version: version + 1 };
    expect(kept).toMatchObject(current);
    const failed = saved.filter((each) => each instanceof ApiError);
    expect(failed).toEqual([expect.objectContaining({ status: 409, details: { current } })]);
  });

  it("are refused with all that is wrong, and with what others would miss", async () => {
    const { content, version } = await read("home");
    const sections = [
      { type: "banner", title: "", text: "x", link: { label: "x", href: "/nowhere" } },
      { type: "featured", heading: 5 },
    ];
    const { status, details } = (await save("home", { ...content, sections }, version)) as ApiError;
    expect([status, details.issues?.map(({ path }) => path.join("."))]).toEqual([
      422,
      ["sections.0.title", "sections.0.scene", "sections.1.heading", "sections.0.link.href"],
    ]);
    const linked = await read("pages/warranty");
    expect(await save("pages/warranty", null, linked.version)).toMatchObject({
      status: 422,
      message: expect.stringContaining("leads to /warranty, which does not exist"),
    });
    expect(await save("../company", {}, 0)).toMatchObject({ status: 404 });
  });

  it("are saved with warnings of links that visitors cannot follow", async () => {
    const { content, version } = await read("pages/repair");
    const body = "[A](/products/none) [B](/collections/none) [C](/collections/chainsaws)";
    const product = "petrol-chainsaw-pro";
    const saved = await save("pages/repair", { ...content, body, product }, version);
    expect(saved).toMatchObject({
      warnings: [
        { path: ["body"], message: "leads to /products/none, which is not on the site" },
        { path: ["body"], message: "leads to /collections/none, which is not on the site" },
      ],
    });
  });

  it("follow a category whose slug changes, with their texts", async () => {
    const { content, version } = await read("questions");
    const { id } = (await send("GET", "/api/categories/slug/blowers")).body.data;
    const own = [{ question: "How loud?", answer: "Ask us." }];
    await save("questions", { ...content, blowers: own }, version);
    const all = await read("menus");
    const link = { label: "Alle Blowers $& ansehen", href: "/collections/blowers" };
    const footer = { columns: [{ heading: "Mehr", links: [link] }] };
    await save("menus", { ...all.content, footer }, all.version);
    await send("PUT", `/api/categories/${id}`, { slug: "leaf-blowers", name: "Leaf blowers" });
    expect((await read("questions")).content["leaf-blowers"]).toEqual(own);
    const menus = JSON.stringify((await read("menus")).content);
    expect(menus).toContain('"Alle Leaf blowers $& ansehen","href":"/collections/leaf-blowers"');
    expect(menus).toContain('"Shop All Leaf blowers"');
    expect(menus).not.toContain('"/collections/blowers"');
    expect(JSON.stringify(api().api.reading.readDocuments().get("menus"))).toBe(menus);
  });

  it("give the search its synonyms at once, in any script", async () => {
    const first = async () => {
      const query = new URLSearchParams({ search: "ഓഓഓ ഓഓ", limit: "1" });
      return (await (await api().get(`/api/products?${query}`)).json()).data[0]?.category_slug;
    };
    expect(await first()).toBeUndefined();
    await save("synonyms", [{ from: "ഓഓഓ ഓഓ", to: "water pump", only: true }], 0);
    expect(await first()).toBe("water-pumps");
  });
});
