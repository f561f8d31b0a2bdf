/** Lists the categories as options of a choice. */
import type { DeskApi } from "../desk-api.server.ts";
import { toOption } from "../form/fields.ts";

export async function listCategoryOptions(api: DeskApi) {
  const groups = await api.listAllCategories();
  return groups.filter(({ kind }) => kind === "category").map(toOption);
}
