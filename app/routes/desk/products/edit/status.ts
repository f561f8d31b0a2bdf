/** Publishes, retires or restores a product. */
import { redirect } from "react-router";
import { ProductUpdate } from "#app/contract/product.ts";
import { readForm } from "#app/http/form.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import { findRejection } from "../../desk-api.server.ts";
import { redirectWithNotice } from "../../form/notice.server.ts";
import type { Route } from "./+types/status";

const RESULTS: Record<string, string> = {
  active: "is public now",
  archived: "is retired. Visitors no longer see it",
};

export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/desk/products/${params.id}`);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const status = String((await readForm(request)).get("status"));
  const back = `/desk/products/${params.id}`;
  try {
    const product = await api.changeProduct(
      Number(params.id),
      ProductUpdate.parse({ status }),
      null,
    );
    return redirectWithNotice(
      back,
      `${product.name} ${RESULTS[product.status] ?? `is ${product.status}`}.`,
    );
  } catch (error) {
    const rejection = findRejection(error);
    if (rejection === null) throw error;
    return redirectWithNotice(back, `Nothing was changed: ${rejection.message}`);
  }
}
