/** A product's own address leads to its first section that the person may use. */
import { redirect } from "react-router";
import { deskContext } from "../../access/desk-context.ts";
import type { Route } from "./+types/first-section";

export function loader({ params, context }: Route.LoaderArgs) {
  const { canManageProducts, canChangeStock } = context.get(deskContext).user.permissions;
  const section = canManageProducts ? "texts" : canChangeStock ? "stock" : "preview";
  return redirect(`/desk/products/${params.id}/${section}`);
}
