/** URLs of the pages, public and of the desk, that show hostile texts. */
import type { NumberedVector } from "./hostile-catalogue.ts";

const ON_A_PAGE = 24;

/** The page numbers of a list with this many entries. */
export const pagesOf = (count: number) =>
  Array.from({ length: Math.ceil(count / ON_A_PAGE) }, (_, index) => index + 1);

/** Every public page that shows products. */
export const pagesWith = (
  products: readonly number[],
  vectors: readonly NumberedVector[],
): string[] => [
  "/",
  "/collections/all-categories",
  ...pagesOf(products.length).map((page) => `/search?page=${page}`),
  ...products.map((id) => `/products/${id}`),
  ...vectors.map(({ number }) => `/collections/v-${number}`),
  ...products.flatMap((_, at) =>
    at % 4 === 0 ? [`/compare?products=${products.slice(at, at + 4).join(",")}`] : [],
  ),
];

/** Every page of the desk, with every sixth of the edited records. */
export function deskPagesWith(
  ids: readonly number[],
  vectors: readonly NumberedVector[],
): string[] {
  const edited = ids.filter((_, index) => index % 6 === 0);
  const numbers = vectors.map(({ number }) => number).filter((_, index) => index % 6 === 0);
  return [
    ...["overview", "categories", "report", "people", "messages", "log", "products"].map(
      (at) => `/${at}`,
    ),
    ...pagesOf(vectors.length).flatMap((page) => [
      `/products?page=${page}`,
      `/messages?page=${page}`,
      `/log?page=${page}`,
    ]),
    ...edited.flatMap((id) =>
      ["texts", "specifications", "pictures", "categories", "stock", "preview"].map(
        (part) => `/products/${id}/${part}`,
      ),
    ),
    ...numbers.flatMap((_, index) => [
      `/categories/${ids.length - index}`,
      `/subcategories/${ids.length - index}`,
    ]),
  ].map((path) => `/desk${path}`);
}
