import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";

const QUESTIONS = [{ question: "Which bar?", answer: "A little longer than the trunk." }];

describeOnBoth("overrides of the shop's folder", (api) => {
  const { send, admin } = asAdmin(api);
  const read = async () => (await send("GET", "/api/overrides")).body.data;
  const statusOf = async (...call: Parameters<typeof send>) => (await send(...call)).status;

  it("are empty at first", async () => {
    expect(await read()).toEqual({ shown: {}, questions: {}, named: [] });
  });

  it("are set, public with the catalogue's next version, and reset", async () => {
    const version = api().api.version();
    const slugs = ["blowers", "chainsaws"];
    expect(await statusOf("PUT", "/api/overrides/shown/menus", { slugs })).toBe(200);
    expect(
      await statusOf("PUT", "/api/overrides/questions/chainsaws", { questions: QUESTIONS }),
    ).toBe(200);
    expect(await statusOf("PUT", "/api/overrides/questions/blowers", { questions: [] })).toBe(200);
    expect(api().api.version()).toBe(version + 3);
    expect(await read()).toEqual({
      shown: { menus: slugs },
      questions: { chainsaws: QUESTIONS, blowers: [] },
      named: [],
    });
    for (const path of ["shown/menus", "questions/chainsaws", "questions/blowers"]) {
      expect(await statusOf("DELETE", `/api/overrides/${path}`)).toBe(200);
    }
    expect(await read()).toEqual({ shown: {}, questions: {}, named: [] });
  });

  it("keep what several people change at once", async () => {
    const staff = await api().api.findStaff(admin.Authorization.replace("Bearer ", ""));
    const slugs = ["blowers", "chainsaws", "sprayers"];
    const add = (slug: string) =>
      staff?.writing.changeShown("menus", (saved) => [...(saved ?? []), slug]);
    await Promise.all(slugs.map(add));
    expect((await read()).shown.menus.toSorted()).toEqual(slugs);
    await staff?.writing.changeShown("menus", () => null);
  });

  it("follow a group that is renamed, moved or removed", async () => {
    const make = async (name: string) =>
      (await send("POST", "/api/categories", { name })).body.data.id;
    const [looms, presses] = [await make("Coir looms"), await make("Oil presses")];
    await send("PUT", "/api/overrides/shown/home", { slugs: ["coir-looms", "oil-presses"] });
    await send("PUT", "/api/overrides/questions/coir-looms", { questions: QUESTIONS });
    await send("PUT", `/api/categories/${looms}`, { name: "Looms", slug: "looms" });
    expect(await read()).toEqual({
      shown: { home: ["looms", "oil-presses"] },
      questions: { looms: QUESTIONS },
      named: ["looms"],
    });
    await send("DELETE", `/api/categories/${looms}?move_to=${presses}`);
    expect(await read()).toMatchObject({
      shown: { home: ["oil-presses"] },
      questions: { "oil-presses": QUESTIONS },
    });
    await send("DELETE", `/api/categories/${presses}`);
    expect(await read()).toEqual({ shown: { home: [] }, questions: {}, named: [] });
    await send("DELETE", "/api/overrides/shown/home");
  });

  it("list changed names until they are reset to the folder's", async () => {
    const { data } = (await send("GET", "/api/categories/slug/chainsaws")).body;
    await send("PUT", `/api/categories/${data.id}`, { position: data.position });
    expect((await read()).named).toEqual([]);
    await send("PUT", `/api/categories/${data.id}`, { description: "Saws with a chain" });
    expect((await read()).named).toEqual(["chainsaws"]);
    await send("DELETE", "/api/overrides/named/chainsaws");
    expect((await read()).named).toEqual([]);
  });

  it("are refused if empty or unknown", async () => {
    const shown = (body: object, page = "menus") =>
      statusOf("PUT", `/api/overrides/shown/${page}`, body);
    expect(await shown({ slugs: ["no-such-list"] })).toBe(400);
    expect(await shown({ slugs: "chainsaws" })).toBe(400);
    expect(await shown({ slugs: [] }, "footer")).toBe(400);
    const ask = (questions: object[], slug = "chainsaws") =>
      statusOf("PUT", `/api/overrides/questions/${slug}`, { questions });
    expect(await ask([{ question: "", answer: "Yes" }])).toBe(400);
    expect(await ask(Array(11).fill(QUESTIONS[0]))).toBe(400);
    expect(await ask(QUESTIONS, "no-such-list")).toBe(404);
  });
});
