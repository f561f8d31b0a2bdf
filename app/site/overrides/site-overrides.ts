/** Overrides: what was saved at the desk in place of values in the shop's folder. */
import type { Document } from "yaml";
import type { FileName } from "../folder.ts";
import type { SiteQuestion } from "../site.ts";

export interface OverriddenGroup {
  slug: string;
  formerSlugs: readonly string[];
  name: string;
  description: string;
}

/** Contains current slugs only. */
export interface SiteOverrides {
  /** Chosen groups by page: `menus`, `home`, `all-categories`. */
  shown: Readonly<Record<string, readonly string[] | undefined>>;
  questions: Readonly<Record<string, readonly SiteQuestion[]>>;
  /** Slugs of groups whose name and description were changed. */
  named: readonly string[];
  groups: readonly OverriddenGroup[];
  synonyms: readonly {
    from: readonly string[];
    to: readonly string[];
    only?: boolean | undefined;
  }[];
}

/** A value in the folder that differs from its override. */
export interface OverriddenValue {
  file: FileName;
  /** The place in the file; empty if the folder has no such value. */
  path: readonly PropertyKey[];
  /** Such as "the questions of water-pumps". */
  what: string;
  /** Writes the override into the file. */
  apply(document: Document): void;
}

/** Maps every current and former slug to its group. */
export function groupsBySlug({ groups }: SiteOverrides): ReadonlyMap<string, OverriddenGroup> {
  return new Map([
    ...groups.flatMap((group) => group.formerSlugs.map((slug) => [slug, group] as const)),
    ...groups.map((group) => [group.slug, group] as const),
  ]);
}

const LIST = "/collections/";

/** The group that a link leads to. */
export function groupOfLink(
  href: unknown,
  groups: ReadonlyMap<string, OverriddenGroup>,
): OverriddenGroup | undefined {
  return typeof href === "string" && href.startsWith(LIST)
    ? groups.get(href.slice(LIST.length))
    : undefined;
}

export const linkTo = ({ name, slug }: OverriddenGroup) => ({
  label: name,
  href: `${LIST}${slug}`,
});
