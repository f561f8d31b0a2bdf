import { expect, it } from "vitest";
import { followMoves } from "./follow-moves.ts";

const moved = new Map([["saws", "chainsaws"]]);

it("leads links to lists that have moved to where they are, however deep, with what was asked of them", () => {
  const told = {
    call: { label: "Saws", href: "/collections/saws" },
    more: [{ href: "/collections/saws?type=cordless#list" }, { href: "/collections/saws-and-more" }, null, 3],
    body: '<p>Our <a href="/collections/saws">saws</a> and /collections/saws</p>',
  };
  expect(followMoves(told, moved)).toEqual({
    call: { label: "Saws", href: "/collections/chainsaws" },
    more: [{ href: "/collections/chainsaws?type=cordless#list" }, { href: "/collections/saws-and-more" }, null, 3],
    body: '<p>Our <a href="/collections/chainsaws">saws</a> and /collections/saws</p>',
  });
  expect(followMoves(told, new Map())).toBe(told);
});
