/** Finds the category, collection or subcategory that a desk URL names. */
import { data } from "react-router";
import type { ApiCategory, ApiSubcategory } from "#app/contract/groups.ts";
import type { DeskApi } from "../desk-api.server.ts";
import { type DeskGroupKind, parseKind } from "./kinds.ts";

export type DeskGroup = ApiCategory | ApiSubcategory;

function listGroups(api: DeskApi, kind: DeskGroupKind): Promise<DeskGroup[]> {
  return kind === "categories" ? api.listAllCategories() : api.listAllSubcategories();
}

/** @throws a 404 for an unknown kind */
export function toKind(text: string | undefined): DeskGroupKind {
  const kind = parseKind(text);
  if (kind === null) throw data(null, { status: 404 });
  return kind;
}

/**
 * The group with all groups of its kind; for a subcategory also all categories as `parents`.
 * @throws a 404 for an unknown kind or id
 */
export async function findGroup(api: DeskApi, kindText: string | undefined, id: string) {
  const kind = toKind(kindText);
  const groups = await listGroups(api, kind);
  const group = groups.find((each) => String(each.id) === id);
  if (!group) throw data(null, { status: 404 });
  const parents = kind === "subcategories" ? await listGroups(api, "categories") : [];
  return { kind, group, groups, parents };
}
