/** `/collections`: not found, because it names no category. */

import { data } from "react-router";
import { noQuery } from "#app/http/page-url.ts";
import { messagesIn } from "#app/languages/language.ts";
import { languageOf } from "#app/ui/meta.ts";
import { NotFound, notFoundMeta } from "#app/ui/not-found.tsx";
import type { Route } from "./+types/no-category";

export const handle = noQuery;

export function meta({ matches, location }: Route.MetaArgs) {
  const { heading } = messagesIn(languageOf(matches)).lists;
  return notFoundMeta(matches, "category", location.pathname, heading);
}

export function loader() {
  return data(null, { status: 404 });
}

export default function NoCategory() {
  return <NotFound what="category" />;
}
