import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";

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

    it("filter lists, including diesel", async () => {
      for (const [word, count] of [
        ["diesel", 1],
        ["battery", 2],
        ["cordless", 2],
        ["manual", 1],
      ] as const) {
        const answer = await (await api().get(`/api/products?type=${word}&facets=true`)).json();
        expect(answer.total, word).toBe(count);
        expect(answer.facets.types).toContainEqual({ value: "manual", name: "Manual", count: 1 });
      }
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
