/** Finds the category, collection or subcategory that a desk URL names. */
import { data } from "react-router";
import type { ApiCategory, ApiSubcategory } from "#app/contract/groups.ts";
import type { DeskApi } from "../desk-api.server.ts";
import { toOption } from "../form/fields.ts";

/** The categories as options of a choice. */
export async function listCategoryOptions(api: DeskApi) {
  const groups = await api.listAllCategories();
  return groups.filter(({ kind }) => kind === "category").map(toOption);
}

export type DeskGroup = ApiCategory | ApiSubcategory;

/** @throws a 404 for an unknown kind */
export function toKind(text: string | undefined): "categories" | "subcategories" {
  if (text === "categories" || text === "subcategories") return text;
  throw data(null, { status: 404 });
}

/**
 * The group with all groups of its kind; for a subcategory also all categories as `parents`.
 * @throws a 404 for an unknown kind or id
 */
export async function findGroup(api: DeskApi, kindText: string | undefined, id: string) {
  const kind = toKind(kindText);
  const categories = await api.listAllCategories();
  const [groups, parents]: [DeskGroup[], ApiCategory[]] =
    kind === "categories" ? [categories, []] : [await api.listAllSubcategories(), categories];
  const group = groups.find((each) => String(each.id) === id);
  if (!group) throw data(null, { status: 404 });
  return { kind, group, groups, parents };
}
