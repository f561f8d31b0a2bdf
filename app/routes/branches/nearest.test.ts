import { describe, expect, it } from "vitest";
import { site } from "#app/site/site.server.ts";
import { nearestHref, parseBranchesQuery, viewHref, withoutEmptyFields } from "./branches-query.ts";
import { answerNearest } from "./nearest.ts";

const ask = (query: string) => answerNearest(parseBranchesQuery(new URLSearchParams(query), site), site);
const names = (query: string) => {
  const answer = ask(query);
  return answer && "branches" in answer ? answer.branches.map(({ name }) => name) : [];
};

describe("the nearest branch", () => {
  it("is asked for by PIN code, with or without a space", () => {
    expect(names("pin=686101")[0]).toBe("Changanassery");
    expect(names("pin=686+101")[0]).toBe("Changanassery");
    expect(names("pin=686101")).toHaveLength(3);
  });

  it("may be one that is not on the map", () => expect(names("pin=691523")[0]).toBe("Adoor"));

  it("is asked for by district", () => {
    expect(names("area=thiruvananthapuram")[0]).toBe("Trivandrum");
    expect(names("area=idukki")).toHaveLength(3);
  });

  it("says what is wrong with a code", () => {
    expect(ask("pin=12")).toEqual({ error: "A whole PIN code is needed, as in 689 645." });
    expect(ask("pin=110001")).toEqual({ error: "110001 is not in Kerala. Choose a district, or call us." });
  });

  it("is not answered when nobody asks, or for a district we do not know", () => {
    expect(ask("")).toBeNull();
    expect(ask("area=atlantis&district=atlantis&view=atlas")).toBeNull();
  });
});

describe("the page's address", () => {
  it("keeps the district from view to view and drops what is the default", () => {
    expect(viewHref("list", null)).toBe("/branches");
    expect(viewHref("map", null)).toBe("/branches?view=map");
    expect(viewHref("map", "kollam")).toBe("/branches?district=kollam&view=map");
  });

  it("loses the fields that a form sent empty, and nothing else", () => {
    const clean = (query: string) => withoutEmptyFields(new URLSearchParams(query));
    expect(clean("pin=&area=")).toBe("/branches");
    expect(clean("pin=+&area=kollam&utm_source=x")).toBe("/branches?area=kollam&utm_source=x");
    expect(clean("pin=689645&view=map")).toBeNull();
    expect(clean("")).toBeNull();
  });

  it("asks for the nearest branch by the one thing that is answered", () => {
    const shown = { view: "list", district: null } as const;
    expect(nearestHref("689645", "kollam", shown)).toBe("/branches?pin=689645#nearest");
    expect(nearestHref("", "kollam", shown)).toBe("/branches?area=kollam#nearest");
  });

  it("asks for it without changing what is shown", () => {
    const shown = { view: "map", district: "kollam" } as const;
    expect(nearestHref("689645", "", shown)).toBe("/branches?pin=689645&district=kollam&view=map#nearest");
  });

  it("is read without trusting it", () => {
    const query = parseBranchesQuery(new URLSearchParams("district=__proto__&view=MAP&pin=+689645+"), site);
    expect(query).toEqual({ view: "list", district: null, pin: "689645", area: null });
  });
});
