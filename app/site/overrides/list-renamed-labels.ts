/** Lists labels in menus and tiles of groups that were renamed at the desk. */
import type { Document } from "yaml";
import { walk } from "../check/walk.ts";
import type { Site } from "../site.ts";
import {
  groupOfLink,
  groupsBySlug,
  type OverriddenValue,
  type SiteOverrides,
} from "./site-overrides.ts";

export function listRenamedLabels(
  { menus, home, categories }: Site,
  overrides: SiteOverrides,
): OverriddenValue[] {
  const groups = groupsBySlug(overrides);
  const nameOf = (href: unknown) => {
    const group = groupOfLink(href, groups);
    return group && overrides.named.includes(group.slug) ? group.name : null;
  };
  const { footer: _, ...shell } = menus;
  const sections = (home?.sections ?? []).map((section) =>
    section.type === "categories" ? section : null,
  );
  const places = [
    ["menus", shell],
    ["home", { sections }],
    ["categories", { cards: categories?.cards ?? [] }],
  ] as const;
  return places.flatMap(([file, data]) =>
    walk(data).flatMap(({ value, path }) => {
      const { label, href, shopAll } = (value ?? {}) as Record<string, unknown>;
      const name = nameOf(href ?? (shopAll as { href?: string } | undefined)?.href);
      const shown = name !== null && path.at(-1) === "shopAll" ? `Shop All ${name}` : name;
      if (typeof label !== "string" || shown === null || label === shown) return [];
      return {
        file,
        path: [...path, "label"],
        what: `the label "${label}"`,
        apply: (document: Document) => document.setIn([...path, "label"], shown),
      };
    }),
  );
}
