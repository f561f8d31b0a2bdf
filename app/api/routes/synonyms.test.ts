import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";

describeOnBoth(
  "the list of synonyms",
  (api) => {
    const { send } = asAdmin(api);
    const save = async (synonyms: unknown) =>
      (await send("PUT", "/api/synonyms", { synonyms })).status;
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
      expect(await first("ഓഓഓ ഓഓ")).toBeUndefined();
      const synonyms = [{ from: ["ഓഓഓ ഓഓ", "zrrk 1hp"], to: ["water pump"], only: true }];
      expect(await save(synonyms)).toBe(200);
      for (const text of ["ഓഓഓ ഓഓ", "zrrk 1hp"])
        expect(await first(text), text).toBe("water-pumps");
      expect((await send("GET", "/api/synonyms")).body.data).toEqual(synonyms);
      expect(await save([])).toBe(200);
      expect(await first("ഓഓഓ ഓഓ")).toBeUndefined();
    });

    it("replaces the folder's for the same word, until the word is removed", async () => {
      await save([{ from: ["Thenga Machine"], to: ["water pump"], only: true }]);
      expect(await first("thenga machine")).toBe("water-pumps");
      await save([]);
      expect(await first("thenga machine")).toBe("pole-pruners");
    });

    it("is refused if empty", async () => {
      for (const synonyms of [[{ from: [], to: ["saw"] }], [{ from: ["x"] }], "x"]) {
        expect(await save(synonyms)).toBe(400);
      }
    });
  },
  { synonyms: [{ from: ["thenga machine"], to: ["pole pruner"], only: true }] },
);
