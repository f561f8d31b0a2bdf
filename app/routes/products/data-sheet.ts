/** `/products/{id}/sheet`: the data sheet is the product's page in print. */
import { redirect } from "react-router";
import type { Route } from "./+types/data-sheet";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/products/${encodeURIComponent(params.id)}`, 301);
}
