import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";

describeOnBoth(
  "the list of synonyms",
  (api) => {
    const first = async (search: string) => {
      const response = await api().get(
        `/api/products?${new URLSearchParams({ search, limit: "1" })}`,
      );
      return (await response.json()).data[0]?.category_slug;
    };

    it("comes from the shop's folder", async () => {
      expect(await first("thenga machine")).toBe("pole-pruners");
    });

    it("is replaced through the API, in any script, and used immediately", async () => {
      const admin = await api().signIn("editor");
      expect(await first("ഓഓഓ ഓഓ")).toBeUndefined();
      const synonyms = [{ from: ["ഓഓഓ ഓഓ", "zrrk 1hp"], to: ["water pump"], only: true }];
      expect((await api().call("PUT", "/api/synonyms", { synonyms }, admin)).status).toBe(200);
      for (const text of ["ഓഓഓ ഓഓ", "zrrk 1hp"])
        expect(await first(text), text).toBe("water-pumps");
      expect((await (await api().get("/api/synonyms", admin)).json()).data).toEqual(synonyms);
      expect((await api().call("PUT", "/api/synonyms", { synonyms: [] }, admin)).status).toBe(200);
      expect(await first("ഓഓഓ ഓഓ")).toBeUndefined();
    });

    it("replaces the folder's for the same word, until the word is removed", async () => {
      const admin = await api().signIn("editor");
      const save = (synonyms: object[]) => api().call("PUT", "/api/synonyms", { synonyms }, admin);
      await save([{ from: ["Thenga Machine"], to: ["water pump"], only: true }]);
      expect(await first("thenga machine")).toBe("water-pumps");
      await save([]);
      expect(await first("thenga machine")).toBe("pole-pruners");
    });

    it("is refused if empty", async () => {
      const admin = await api().signIn("owner");
      for (const synonyms of [[{ from: [], to: ["saw"] }], [{ from: ["x"] }], "x"]) {
        expect((await api().call("PUT", "/api/synonyms", { synonyms }, admin)).status).toBe(400);
      }
    });
  },
  { synonyms: [{ from: ["thenga machine"], to: ["pole pruner"], only: true }] },
);
