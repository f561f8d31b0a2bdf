/** Edits a product's price and stock, and shows its stock history. */
import { Form } from "react-router";
import { InventoryCreate } from "#app/contract/product-writing.ts";
import { readForm } from "#app/http/form.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import { FailureNotice } from "../../form/failure-notice.tsx";
import { PRICE_AND_STOCK, STOCK_CHANGE } from "../../form/fields.ts";
import { FormFields } from "../../form/form-fields.tsx";
import { readFields, toFormState } from "../../form/form-values.server.ts";
import { redirectWithNotice } from "../../form/notice.server.ts";
import { trySend } from "../../form/try-send.server.ts";
import { savePriceAndStock } from "../save-price-and-stock.server.ts";
import type { Route } from "./+types/stock";
import { findProduct } from "./find-product.server.ts";
import { SectionForm } from "./section-form.tsx";
import { StockHistory } from "./stock-history.tsx";

const SHOWN = 50;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canChangeStock", "canChangePrices");
  const [product, history] = await Promise.all([
    findProduct(api, params.id),
    api.listInventory(Number(params.id)),
  ]);
  return {
    state: toFormState(PRICE_AND_STOCK, product),
    history: history.data.slice(0, SHOWN),
    key: crypto.randomUUID(),
  };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canChangeStock", "canChangePrices");
  const form = await readForm(request);
  const back = `/desk/products/${id}/stock`;
  return trySend(form, async () => {
    if (form.get("intent") === "change") {
      const change = InventoryCreate.parse(readFields(form, STOCK_CHANGE));
      // The key makes a repeated request count once.
      const entry = await api.addToStock(Number(id), change, String(form.get("key") ?? ""));
      return redirectWithNotice(back, `Stock is now ${entry.quantity_after}.`);
    }
    await savePriceAndStock(api, id, form, readFields(form, PRICE_AND_STOCK));
    return redirectWithNotice(back, "Saved price and stock.");
  });
}

export default function Stock({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { state, history, key } = loaderData;
  const isStockChange = failure?.values.intent === "change";
  const [fieldsFailure, changeFailure] = isStockChange
    ? [undefined, failure]
    : [failure, undefined];
  return (
    <>
      <SectionForm {...state} fields={PRICE_AND_STOCK} failure={fieldsFailure} />
      <Form
        method="post"
        className="desk-form"
        preventScrollReset
        key={changeFailure?.values.key ?? key}
      >
        <h2>Add or remove stock</h2>
        <FailureNotice failure={changeFailure} />
        <input type="hidden" name="key" value={changeFailure?.values.key ?? key} />
        <FormFields fields={STOCK_CHANGE} failure={changeFailure} />
        <button className="btn btn--line" type="submit" name="intent" value="change">
          Change stock
        </button>
      </Form>
      <StockHistory entries={history} />
    </>
  );
}
