import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { purgeCounts } from "../reports/searches.ts";

describeOnBoth("searches that find nothing", (api) => {
  const search = (words: string) =>
    api().get(`/api/products?facets=true&search=${encodeURIComponent(words)}`);
  const report = async () => {
    const headers = await api().signIn("reader");
    return (await (await api().get("/api/reports/searches", headers)).json()).data;
  };

  it("are counted by their words, whatever their case and spaces", async () => {
    await search("Qwyjibo  Crusher");
    await search("qwyjibo crusher");
    await search("chainsaw");
    const day = new Date().toISOString().slice(0, 10);
    expect(await report()).toEqual([{ words: "qwyjibo crusher", count: 2, last_day: day }]);
  });

  it.each(["someone@qwyjibo.example", "98470 000 000 qwyjibo", "x".repeat(100)])(
    "%s is not cached",
    async (words) => {
      await search(words);
      expect(await report()).toHaveLength(1);
    },
  );

  it("unfinished words in the live search are not counted", async () => {
    await api().get("/api/products?limit=6&search=qwyj");
    expect(await report()).toHaveLength(1);
  });

  it("searches with results are counted separately, once for all filters and pages", async () => {
    await search("chainsaw");
    await api().get("/api/products?facets=true&search=chainsaw&type=petrol");
    await api().get("/api/products?facets=true&search=chainsaw&limit=12&offset=12");
    const headers = await api().signIn("reader");
    const { data } = await (await api().get("/api/reports/searches?found=true", headers)).json();
    expect(data).toEqual([expect.objectContaining({ words: "chainsaw", count: 2 })]);
  });

  it("are deleted after ninety days", async () => {
    const { db } = api().database;
    const in89Days = new Date(Date.now() + 89 * 86_400_000);
    await purgeCounts(db, in89Days);
    expect(await report()).toHaveLength(1);
    await purgeCounts(db, new Date(Date.now() + 92 * 86_400_000));
    expect(await report()).toEqual([]);
  });
});
