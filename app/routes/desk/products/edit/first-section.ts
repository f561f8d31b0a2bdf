/** Redirects a product's URL to the first section for the person. */
import { redirect } from "react-router";
import { deskContext } from "../../access/require-permission.server.ts";
import type { Route } from "./+types/first-section";

export function loader({ params, context }: Route.LoaderArgs) {
  const { canManageProducts, canChangeStock } = context.get(deskContext).user.permissions;
  const section = canChangeStock ? "stock" : "preview";
  return redirect(`/desk/products/${params.id}/${canManageProducts ? "texts" : section}`);
}
