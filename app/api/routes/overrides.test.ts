import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";

const QUESTIONS = [{ question: "Which bar?", answer: "A little longer than the trunk." }];

describeOnBoth("overrides of the shop's folder", (api) => {
  const read = async () => (await (await api().get("/api/overrides")).json()).data;
  const statusOf = async (...args: Parameters<ReturnType<typeof api>["call"]>) =>
    (await api().call(...args)).status;

  it("are empty at first", async () => {
    expect(await read()).toEqual({ shown: {}, questions: {}, named: [] });
  });

  it("are set, public with the catalogue's next version, and reset", async () => {
    const admin = await api().signIn("editor");
    const version = api().api.version();
    const slugs = ["blowers", "chainsaws"];
    expect(await statusOf("PUT", "/api/overrides/shown/menus", { slugs }, admin)).toBe(200);
    expect(
      await statusOf("PUT", "/api/overrides/questions/chainsaws", { questions: QUESTIONS }, admin),
    ).toBe(200);
    expect(
      await statusOf("PUT", "/api/overrides/questions/blowers", { questions: [] }, admin),
    ).toBe(200);
    expect(api().api.version()).toBe(version + 3);
    expect(await read()).toEqual({
      shown: { menus: slugs },
      questions: { chainsaws: QUESTIONS, blowers: [] },
      named: [],
    });
    for (const path of ["shown/menus", "questions/chainsaws", "questions/blowers"]) {
      expect(await statusOf("DELETE", `/api/overrides/${path}`, undefined, admin)).toBe(200);
    }
    expect(await read()).toEqual({ shown: {}, questions: {}, named: [] });
  });

  it("keep what several people change at once", async () => {
    const { Authorization } = await api().signIn("editor");
    const staff = await api().api.findStaff(Authorization.replace("Bearer ", ""));
    const slugs = ["blowers", "chainsaws", "sprayers"];
    const add = (slug: string) =>
      staff?.writing.changeShown("menus", (saved) => [...(saved ?? []), slug]);
    await Promise.all(slugs.map(add));
    expect((await read()).shown.menus.toSorted()).toEqual(slugs);
    await staff?.writing.changeShown("menus", () => null);
  });

  it("follow a group that is renamed, moved or removed", async () => {
    const admin = await api().signIn("editor");
    const make = async (name: string) =>
      (await (await api().call("POST", "/api/categories", { name }, admin)).json()).data.id;
    const [looms, presses] = [await make("Coir looms"), await make("Oil presses")];
    await api().call(
      "PUT",
      "/api/overrides/shown/home",
      { slugs: ["coir-looms", "oil-presses"] },
      admin,
    );
    await api().call("PUT", "/api/overrides/questions/coir-looms", { questions: QUESTIONS }, admin);
    await api().call("PUT", `/api/categories/${looms}`, { name: "Looms", slug: "looms" }, admin);
    expect(await read()).toEqual({
      shown: { home: ["looms", "oil-presses"] },
      questions: { looms: QUESTIONS },
      named: ["looms"],
    });
    await api().call("DELETE", `/api/categories/${looms}?move_to=${presses}`, undefined, admin);
    expect(await read()).toMatchObject({
      shown: { home: ["oil-presses"] },
      questions: { "oil-presses": QUESTIONS },
    });
    await api().call("DELETE", `/api/categories/${presses}`, undefined, admin);
    expect(await read()).toEqual({ shown: { home: [] }, questions: {}, named: [] });
    await api().call("DELETE", "/api/overrides/shown/home", undefined, admin);
  });

  it("list changed names until they are reset to the folder's", async () => {
    const admin = await api().signIn("editor");
    const { data } = await (await api().get("/api/categories/slug/chainsaws")).json();
    await api().call("PUT", `/api/categories/${data.id}`, { position: data.position }, admin);
    expect((await read()).named).toEqual([]);
    await api().call(
      "PUT",
      `/api/categories/${data.id}`,
      { description: "Saws with a chain" },
      admin,
    );
    expect((await read()).named).toEqual(["chainsaws"]);
    await api().call("DELETE", "/api/overrides/named/chainsaws", undefined, admin);
    expect((await read()).named).toEqual([]);
  });

  it("are refused if empty or unknown", async () => {
    const admin = await api().signIn("owner");
    const shown = (body: object, page = "menus") =>
      statusOf("PUT", `/api/overrides/shown/${page}`, body, admin);
    expect(await shown({ slugs: ["no-such-list"] })).toBe(400);
    expect(await shown({ slugs: "chainsaws" })).toBe(400);
    expect(await shown({ slugs: [] }, "footer")).toBe(400);
    const ask = (questions: object[], slug = "chainsaws") =>
      statusOf("PUT", `/api/overrides/questions/${slug}`, { questions }, admin);
    expect(await ask([{ question: "", answer: "Yes" }])).toBe(400);
    expect(await ask(Array(11).fill(QUESTIONS[0]))).toBe(400);
    expect(await ask(QUESTIONS, "no-such-list")).toBe(404);
  });
});
