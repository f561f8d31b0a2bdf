/** Opens and saves the forms of a product. */
import type { LoaderFunctionArgs } from "react-router";
import { type ApiProduct, ProductUpdate } from "#app/contract/product.ts";
import { PriceUpdate, StockUpdate } from "#app/contract/product-writing.ts";
import { DESK_FORMS } from "#app/limits.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import type { DeskApi } from "../desk-api.server.ts";
import type { FieldOptionLists, FieldTable } from "../form/fields.ts";
import { readChanges, toTexts } from "../form/form-values.server.ts";
import { trySend } from "../form/try-send.server.ts";

type Edited = Record<string, unknown>;

interface ProductForm {
  fields: FieldTable;
  /** The options of fields that contain ids. */
  listOptions?: (api: DeskApi) => Promise<FieldOptionLists>;
  save?: Save;
}

type Save = (api: DeskApi, product: ApiProduct, edited: Edited) => Promise<ApiProduct>;

interface SectionRequest extends Pick<LoaderFunctionArgs, "request" | "url" | "context"> {
  params: { id: string };
}

export async function openSection(
  { params, context }: SectionRequest,
  { fields, listOptions }: ProductForm,
) {
  const { api } = requirePermission(context, "canManageProducts");
  const [product, options] = await Promise.all([
    api.findProduct(Number(params.id)),
    listOptions?.(api),
  ]);
  return { product, state: { version: product.version, texts: toTexts(fields, product), options } };
}

export function saveSection(
  { request, params, url, context }: SectionRequest,
  section: ProductForm,
) {
  const { api } = requirePermission(context, "canManageProducts");
  const save = async (form: FormData) => {
    const { name } = await saveProduct(api, Number(params.id), form, section);
    return `Saved ${name}.`;
  };
  return trySend({ request, url }, save, DESK_FORMS.long);
}

/** @throws a DeskApiError; a ConflictError if a typed value differs from that of another version */
export async function saveProduct(
  api: DeskApi,
  id: number,
  form: FormData,
  { fields, listOptions, save = change }: ProductForm,
): Promise<ApiProduct> {
  const product = await api.findProduct(id);
  const { version } = product;
  // The names of options are needed for the differences between two versions only.
  const isSame = form.get("version") === String(version);
  const options = isSame ? undefined : await listOptions?.(api);
  const edited = readChanges(form, fields, { record: { ...product }, version, options });
  return Object.keys(edited).length === 0 ? product : save(api, product, edited);
}

const change: Save = (api, { id, version }, edited) =>
  api.changeProduct(id, ProductUpdate.parse(edited), version);

/** Saves with the API calls that a clerk may make. */
export const changePriceAndStock: Save = (
  api,
  { id, version, price, sale_price, tax_rate, stock_quantity: stock },
  { stock_quantity = stock, ...edited },
) => {
  const update = StockUpdate.parse({ stock_quantity });
  if (Object.keys(edited).length === 0) return api.setStock(id, update, version);
  const prices = PriceUpdate.parse({ price, sale_price, tax_rate, ...edited });
  return api.setPricesAndStock(id, prices, update, version);
};
