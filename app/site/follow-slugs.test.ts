import { expect, it } from "vitest";
import { followSlugs } from "./follow-slugs.ts";

const LISTS = [{ slug: "chainsaws", formerSlugs: ["saws"] }];
const follow = (content: object, isShown = false, name = "home") =>
  followSlugs(new Map([[name, content]]), LISTS, isShown).get(name);

it("updates links to renamed lists at any depth, with their queries", () => {
  const content = {
    call: { label: "Saws", href: "/collections/saws" },
    more: [
      { href: "/collections/saws?type=cordless#list" },
      { href: "/collections/saws-and-more" },
      null,
      3,
    ],
    body: 'Our [saws](/collections/saws), <a href="/collections/saws">saws</a>, /collections/saws',
  };
  expect(follow(content)).toEqual({
    call: { label: "Saws", href: "/collections/chainsaws" },
    more: [
      { href: "/collections/chainsaws?type=cordless#list" },
      { href: "/collections/saws-and-more" },
      null,
      3,
    ],
    body: 'Our [saws](/collections/chainsaws), <a href="/collections/chainsaws">saws</a>, /collections/saws',
  });
  expect(followSlugs(new Map([["home", content]]), []).get("home")).toBe(content);
});

it("keeps the texts of a renamed list, and its own before those of a list merged into it", () => {
  expect(follow({ saws: ["old"] }, false, "questions")).toEqual({ chainsaws: ["old"] });
  const both = { chainsaws: ["own"], saws: ["merged"] };
  expect(follow(both, false, "questions")).toEqual({ chainsaws: ["own"] });
});

it("searches for lists that the catalogue lacks, and leaves them out of lists of links", () => {
  const content = {
    button: { href: "/collections/pole-saws?type=petrol" },
    body: '<a href="/collections/pole-saws">Pole saws</a>',
    links: [{ href: "/collections/pole-saws#list" }, { href: "/collections/saws" }, "/about"],
    panels: [{ shopAll: { href: "/collections/pole-saws" } }, { shopAll: { href: "/about" } }],
    everything: [{ href: "/collections/all-categories" }],
  };
  expect(follow(content, true)).toEqual({
    button: { href: "/search?q=pole+saws&type=petrol" },
    body: '<a href="/search?q=pole+saws">Pole saws</a>',
    links: [{ href: "/collections/chainsaws" }, "/about"],
    panels: [{ shopAll: { href: "/about" } }],
    everything: [{ href: "/collections/all-categories" }],
  });
});
