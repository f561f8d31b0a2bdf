/** A product's own URL, which redirects to the first section for the person. */
import { redirect } from "react-router";
import { ProductUpdate } from "#app/contract/product.ts";
import { readForm } from "#app/http/form.ts";
import { deskContext, requirePermission } from "../../access/require-permission.server.ts";
import { findRejection } from "../../desk-api.server.ts";
import { redirectWithNotice } from "../../form/notice.server.ts";
import type { Route } from "./+types/first-section";

export function loader({ params, context }: Route.LoaderArgs) {
  const { canManageProducts, canChangeStock } = context.get(deskContext).user.permissions;
  const section = canChangeStock ? "stock" : "preview";
  return redirect(`/desk/products/${params.id}/${canManageProducts ? "texts" : section}`);
}

const RESULTS: Record<string, string> = {
  active: "is public now",
  archived: "is retired. Visitors no longer see it",
};

/** Publishes, retires or restores the product. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const back = `/desk/products/${params.id}`;
  const status = (await readForm(request)).get("status");
  try {
    const update = ProductUpdate.parse({ status });
    const product = await api.changeProduct(Number(params.id), update, null);
    const result = RESULTS[product.status] ?? `is ${product.status}`;
    return redirectWithNotice(back, `${product.name} ${result}.`);
  } catch (error) {
    const rejection = findRejection(error);
    if (rejection === null) throw error;
    return redirectWithNotice(back, `Nothing was changed: ${rejection.message}`);
  }
}
