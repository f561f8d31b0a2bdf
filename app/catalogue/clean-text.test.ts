import { expect, it } from "vitest";
import { toSlug } from "./clean-text.ts";

it.each([
  ["Hedge Trimmers", "hedge-trimmers"],
  ["Größe 5 „XL“", "grosse-5-xl"],
  ["Łódź Maszyny", "lodz-maszyny"],
  ["Smørebrød & Œuvre", "smorebrod-oeuvre"],
  ["Ağır Işık İzmir", "agir-isik-izmir"],
  ["Motosserra de poda à bateria", "motosserra-de-poda-a-bateria"],
])("writes %j in a URL as %j, which stays the same", (name, slug) => {
  expect(toSlug(name)).toBe(slug);
  expect(toSlug(slug)).toBe(slug);
});
