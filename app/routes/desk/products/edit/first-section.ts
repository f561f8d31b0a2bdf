/** A product's own address leads to its first section that the person may use. */
import { redirect } from "react-router";
import { deskContext } from "../../access/desk-context.ts";
import type { Route } from "./+types/first-section";

export function loader({ params, context }: Route.LoaderArgs) {
  const { canManageProducts } = context.get(deskContext).user.permissions;
  return redirect(`/desk/products/${params.id}/${canManageProducts ? "texts" : "stock"}`);
}
