/** Edits a product's name, classification and texts. */
import { ProductStatus } from "#app/contract/product-parts.ts";
import type { DeskApi } from "../../desk-api.server.ts";
import { DeskForm } from "../../form/desk-form.tsx";
import { TEXTS, toOption, toPlainOption } from "../../form/fields.ts";
import { openSection, saveSection } from "../save-product.server.ts";
import type { Route } from "./+types/texts";

async function listOptions(api: DeskApi) {
  const [brands, types] = await Promise.all([api.listBrands(), api.listTypes()]);
  return {
    status: ProductStatus.options.map(toPlainOption),
    brand_id: brands.map(toOption),
    type: types.map(({ slug, name }) => ({ id: slug, name })),
  };
}

const SECTION = { fields: TEXTS, listOptions };

export async function loader(args: Route.LoaderArgs) {
  return (await openSection(args, SECTION)).state;
}

export function action(args: Route.ActionArgs) {
  return saveSection(args, SECTION);
}

export default function Texts({ loaderData, actionData: failure }: Route.ComponentProps) {
  return <DeskForm {...loaderData} fields={TEXTS} failure={failure} />;
}
