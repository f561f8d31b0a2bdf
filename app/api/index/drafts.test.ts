import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";

describeOnBoth("a draft", (api) => {
  it("is found by staff, and by visitors with none of its words", async () => {
    const { call, get, signIn } = api();
    const editor = await signIn("editor");
    const make = async (fields: object) =>
      expect((await call("POST", "/api/products", fields, editor)).status).toBeLessThan(300);
    await make({ name: "Zebrawood Quokka", status: "draft" });
    await make({ name: "Numbat Standard" });
    const search = async (text: string, more: Record<string, string> = {}, headers = {}) => {
      const path = `/api/products?${new URLSearchParams({ search: text, ...more })}`;
      const { data, search } = await (await get(path, headers)).json();
      return { names: data.map(({ name }: { name: string }) => name), ...search };
    };
    expect(await search("zebrawod")).toMatchObject({ names: [], corrected: null, nearest: [] });
    expect(await search("zebrawoood")).toMatchObject({ names: [], nearest: [] });
    // Matches in drafts must not hide public products that match fewer words.
    expect((await search("zebrawood quokka numbat")).names).toContain("Numbat Standard");
    expect(await search("numbatt")).toMatchObject({
      names: ["Numbat Standard"],
      corrected: "numbat",
    });
    expect((await search("zebrawod", { status: "all" }, editor)).names).toContain(
      "Zebrawood Quokka",
    );
  });
});
