import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { SILENT } from "../log.ts";
import { createPathCounter, listUnknownPaths, purgeCounts } from "../reports/counts.ts";

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

describeOnBoth("paths without a page", (api) => {
  it("are counted, at most a thousand: the most frequent, and of the others the latest", async () => {
    const { database } = api();
    const counter = createPathCounter(database, SILENT);
    const count = async (paths: readonly string[]) => {
      for (const path of paths) counter.add(path);
      await counter.flush();
      return listUnknownPaths(database.db);
    };
    const [first] = await count(["/old", "/old", "/new", "/me@example.com", `/${"x".repeat(300)}`]);
    expect(first).toMatchObject({ path: "/old", count: 2 });
    await database.db.updateTable("unknown_paths").set({ last_day: "2026-01-01" }).execute();
    const scanned = Array.from({ length: 1_200 }, (_, index) => `/scan-${index}.php`);
    const all = await count(scanned);
    expect(all).toHaveLength(1_000);
    expect(all[0]).toMatchObject({ path: "/old", count: 2 });
    expect(all.some(({ path }) => path === "/new")).toBe(false);
    const rows = await database.db.selectFrom("unknown_paths").select("path").execute();
    expect(rows).toHaveLength(1_000);
    await counter.stop();
  });
});
