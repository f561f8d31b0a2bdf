/** Publishes, retires or restores a product. */
import { redirect } from "react-router";
import { Product } from "#app/contract/product.ts";
import { readForm } from "#app/http/form.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import { DeskApiError } from "../../desk-api.server.ts";
import { redirectDone } from "../../form/done.server.ts";
import type { Route } from "./+types/status";

const SAID: Record<string, string> = {
  active: "is public now",
  archived: "is retired: visitors do not see it any more",
};

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/desk/products/${params.id}`);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const status = String((await readForm(request)).get("status"));
  const back = `/desk/products/${params.id}`;
  try {
    const product = await api.send("PUT", `/products/${params.id}`, Product, { status });
    return redirectDone(back, `${product.name} ${SAID[product.status] ?? `is ${product.status}`}.`);
  } catch (error) {
    if (!(error instanceof DeskApiError)) throw error;
    return redirectDone(back, `Nothing was changed: ${error.message}`);
  }
}
