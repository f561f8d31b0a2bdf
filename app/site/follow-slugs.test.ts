import { expect, it } from "vitest";
import { withMovedSlugs } from "./follow-moves.ts";

const moved = new Map([["saws", "chainsaws"]]);

it("updates links to renamed lists at any depth, with their queries", () => {
  const content = {
    call: { label: "Saws", href: "/collections/saws" },
    more: [
      { href: "/collections/saws?type=cordless#list" },
      { href: "/collections/saws-and-more" },
      null,
      3,
    ],
    body: '<p>Our <a href="/collections/saws">saws</a> and /collections/saws</p>',
  };
  expect(withMovedSlugs(content, moved)).toEqual({
    call: { label: "Saws", href: "/collections/chainsaws" },
    more: [
      { href: "/collections/chainsaws?type=cordless#list" },
      { href: "/collections/saws-and-more" },
      null,
      3,
    ],
    body: '<p>Our <a href="/collections/chainsaws">saws</a> and /collections/saws</p>',
  });
  expect(withMovedSlugs(content, new Map())).toBe(content);
});

it("searches for lists that the catalogue lacks, and leaves them out of lists of links", () => {
  const content = {
    button: { href: "/collections/pole-saws?type=petrol" },
    body: '<a href="/collections/pole-saws">Pole saws</a>',
    links: [{ href: "/collections/pole-saws#list" }, { href: "/collections/saws" }, "/about"],
    panels: [{ shopAll: { href: "/collections/pole-saws" } }, { shopAll: { href: "/about" } }],
    everything: [{ href: "/collections/all-categories" }],
  };
  expect(withMovedSlugs(content, moved, new Set(["chainsaws"]))).toEqual({
    button: { href: "/search?q=pole+saws&type=petrol" },
    body: '<a href="/search?q=pole+saws">Pole saws</a>',
    links: [{ href: "/collections/chainsaws" }, "/about"],
    panels: [{ shopAll: { href: "/about" } }],
    everything: [{ href: "/collections/all-categories" }],
  });
});
