/** Edits a product's price and stock, and shows its stock history. */
import { InventoryCreate } from "#app/contract/product.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import { DeskTable, ShopTime } from "../../desk-table.tsx";
import { DeskForm } from "../../form/desk-form.tsx";
import { PRICE_AND_STOCK, STOCK_CHANGE } from "../../form/fields.ts";
import { Suggestions } from "../../form/form-fields.tsx";
import { readFields, toTexts } from "../../form/form-values.server.ts";
import { trySend } from "../../form/try-send.server.ts";
import { changePriceAndStock, saveProduct } from "../save-product.server.ts";
import type { Route } from "./+types/stock";

const SHOWN = 50;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canChangeStock", "canChangePrices");
  const id = Number(params.id);
  const [product, history] = await Promise.all([api.findProduct(id), api.listInventory(id)]);
  return {
    state: { version: product.version, texts: toTexts(PRICE_AND_STOCK, product) },
    history: history.data.slice(0, SHOWN),
    key: crypto.randomUUID(),
  };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canChangeStock", "canChangePrices");
  const id = Number(params.id);
  return trySend({ request, url }, async (form) => {
    if (form.get("intent") === "change") {
      const change = InventoryCreate.parse(readFields(form, STOCK_CHANGE));
      // The key makes a repeated request count once.
      const entry = await api.addToStock(id, change, String(form.get("key") ?? ""));
      return `Stock is now ${entry.quantity_after}.`;
    }
    await saveProduct(api, id, form, { fields: PRICE_AND_STOCK, save: changePriceAndStock });
    return "Saved price and stock.";
  });
}

export default function Stock({ loaderData, actionData: failure }: Route.ComponentProps) {
  const { state, history, key: newKey } = loaderData;
  const [key = newKey] = failure?.texts.key ?? [];
  return (
    <>
      <DeskForm {...state} fields={PRICE_AND_STOCK} failure={failure} />
      <DeskForm
        key={key}
        title="Add or remove stock"
        fields={STOCK_CHANGE}
        failure={failure}
        submit="Change stock"
        intent="change"
        button="btn btn--line"
      >
        <input type="hidden" name="key" value={key} />
        <Suggestions id="reasons" texts={["sold", "delivered", "returned", "counted", "damaged"]} />
      </DeskForm>
      {history.length > 0 && (
        <section aria-labelledby="history-title">
          <h2 id="history-title">Stock history</h2>
          <DeskTable
            columns={["When", "Change", "Stock after", "Reason"]}
            rows={history.map(({ id, created_at, change, quantity_after, reason, note }) => ({
              key: id,
              cells: [
                <ShopTime key="time" at={created_at} />,
                change > 0 ? `+${change}` : change,
                quantity_after,
                [reason, note].filter(Boolean).join(": "),
              ],
            }))}
          />
        </section>
      )}
    </>
  );
}
