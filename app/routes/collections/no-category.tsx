/** `/collections` names no category. */
import { data } from "react-router";
import { noQuery } from "#app/http/page-address.ts";
import { pageMeta } from "#app/ui/meta.ts";
import type { Route } from "./+types/no-category";
import { CategoryNotFound, notFoundMeta } from "./category-not-found.tsx";

export const handle = noQuery;

export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta(matches, { ...notFoundMeta, title: "Products", path: location.pathname });
}

export function loader() {
  return data(null, { status: 404 });
}

export default CategoryNotFound;
