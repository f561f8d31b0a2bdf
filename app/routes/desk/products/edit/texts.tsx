/** Edits a product's name, classification and texts. */
import type { ApiProduct } from "#app/contract/product.ts";
import { ProductStatus } from "#app/contract/product-parts.ts";
import { DESK_FORMS } from "#app/limits.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import type { DeskApi } from "../../desk-api.server.ts";
import { TEXTS, toOption, toPlainOption } from "../../form/fields.ts";
import { readFields, toTexts, toUnedited } from "../../form/form-values.server.ts";
import { trySend } from "../../form/try-send.server.ts";
import { saveProduct } from "../save-product.server.ts";
import type { Route } from "./+types/texts";
import { SectionForm } from "./section-form.tsx";

async function listOptions(api: DeskApi) {
  const [brands, types] = await Promise.all([api.listBrands(), api.listTypes()]);
  return {
    status: ProductStatus.options.map(toPlainOption),
    brand_id: brands.map(toOption),
    type: types.map(({ slug, name }) => ({ id: slug, name })),
  };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const [product, options] = await Promise.all([
    api.findProduct(Number(params.id)),
    listOptions(api),
  ]);
  return { version: product.version, texts: toTexts(TEXTS, product), options };
}

export async function action({ request, params: { id }, url, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const save = async (form: FormData) => {
    const fields = readFields(form, TEXTS);
    const read = (product: ApiProduct) => toUnedited(TEXTS, product);
    return saveProduct({ api, id, form, fields, read, listOptions, back: url.pathname });
  };
  return trySend(request, save, DESK_FORMS.long);
}

export default function Texts({ loaderData, actionData: failure }: Route.ComponentProps) {
  return <SectionForm {...loaderData} fields={TEXTS} failure={failure} />;
}
