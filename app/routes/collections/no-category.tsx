/** `/collections`: not found, because it names no category. */
import { data } from "react-router";
import { noQuery } from "#app/http/page-url.ts";
import { lists } from "#app/languages/lists.ts";
import { languageOf, pageMeta } from "#app/ui/meta.ts";
import type { Route } from "./+types/no-category";
import { CategoryNotFound, notFoundMeta } from "./category-not-found.tsx";

export const handle = noQuery;

export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...notFoundMeta(languageOf(matches)),
    title: lists[languageOf(matches)].heading,
    path: location.pathname,
  });
}

export function loader() {
  return data(null, { status: 404 });
}

export default CategoryNotFound;
