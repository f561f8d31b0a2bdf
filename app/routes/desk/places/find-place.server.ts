/** Finds what an address of the desk names: one category, collection or subcategory, among those of its kind. */
import { data } from "react-router";
import type { Category, Subcategory } from "#app/contract/place-in-catalogue.ts";
import type { DeskApi } from "../desk-api.server.ts";
import { type Kind, parseKind } from "./kinds.ts";

export type Place = Category | Subcategory;

function listPlaces(api: DeskApi, kind: Kind): Promise<Place[]> {
  return kind === "categories" ? api.listAllCategories() : api.listAllSubcategories();
}

/** @throws a 404 for an address that none has. */
export function toKind(text: string | undefined): Kind {
  const kind = parseKind(text);
  if (kind === null) throw data(null, { status: 404 });
  return kind;
}

/** With all of its kind, and of a subcategory all that it may belong to. @throws a 404 where there is none. */
export async function findPlace(api: DeskApi, kindText: string | undefined, id: string) {
  const kind = toKind(kindText);
  const places = await listPlaces(api, kind);
  const place = places.find((each) => String(each.id) === id);
  if (!place) throw data(null, { status: 404 });
  const parents = kind === "subcategories" ? await listPlaces(api, "categories") : [];
  return { kind, place, places, parents };
}
