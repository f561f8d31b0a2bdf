/** Calls that change groups, brands and power types, and link products to subcategories. */

import { z } from "zod";
import {
  ApiCategory,
  ApiSubcategory,
  Brand,
  BrandCreate,
  BrandUpdate,
  CategoryCreate,
  CategoryUpdate,
  LinkCreate,
  OrderUpdate,
  SubcategoryCreate,
  SubcategoryUpdate,
  Type,
  TypeCreate,
  TypeUpdate,
} from "#app/contract/groups.ts";
import { ApiProductSubcategory } from "#app/contract/product-parts.ts";
import { API_BODIES } from "#app/limits.ts";
import type { App } from "../env.ts";
import type { GroupTable } from "../groups/group-slugs.ts";
import { bodyOf, requirePermission } from "./authority.ts";
import { addCalls, created, IdPath, many, one } from "./route.ts";

const NoQuery = z.strictObject({});
const MoveTo = z.object({
  move_to: IdPath.shape.id
    .optional()
    .meta({ description: "Id of the group that gets its products; its URL redirects there" }),
});

const TABLES = {
  categories: {
    tag: "Categories",
    what: "a category or a collection",
    many: "categories and collections",
    Row: ApiCategory,
    Create: CategoryCreate,
    Update: CategoryUpdate,
    Remove: MoveTo,
  },
  subcategories: {
    tag: "Subcategories",
    what: "a subcategory",
    many: "subcategories",
    Row: ApiSubcategory,
    Create: SubcategoryCreate,
    Update: SubcategoryUpdate,
    Remove: MoveTo,
  },
  brands: {
    tag: "Brands",
    what: "a brand",
    Row: Brand,
    Create: BrandCreate,
    Update: BrandUpdate,
    Remove: NoQuery,
  },
  types: {
    tag: "Types",
    what: "a power type",
    Row: Type,
    Create: TypeCreate,
    Update: TypeUpdate,
    Remove: NoQuery,
  },
};

const middleware = bodyOf(API_BODIES.record, "canManageProducts");

function addLists(app: App, table: GroupTable): void {
  const { tag, many: names, Row } = TABLES[table];
  const call = addCalls(app, tag);
  call({
    method: "get",
    path: `/admin/${table}`,
    summary: `List all ${names}, including retired ones`,
    description: "`product_count` counts products of every status.",
    answer: many(Row, "The whole list, in order"),
    handle: ({ staff }) =>
      table === "categories"
        ? staff.reading.listAllCategories()
        : staff.reading.listAllSubcategories(),
  });
  call({
    method: "patch",
    path: `/${table}/order`,
    summary: `Order ${table}`,
    middleware,
    body: OrderUpdate,
    answer: many(Row, "The whole list, in the new order"),
    handle: ({ body: { ids }, staff }) => staff.writing.saveGroupOrder(table, ids),
  });
}

function addChanges(app: App, table: keyof typeof TABLES): void {
  const { tag, what, Row, Create, Update, Remove } = TABLES[table];
  const call = addCalls(app, tag);
  call({
    method: "post",
    path: `/${table}`,
    summary: `Create ${what}`,
    middleware,
    body: Create,
    answer: created(Row),
    errors: [409],
    handle: ({ body, staff }) => staff.writing.addGroup(table, body),
  });
  call({
    method: "put",
    path: `/${table}/{id}`,
    summary: `Change ${what}`,
    description: "Missing fields stay unchanged.",
    middleware,
    params: IdPath,
    body: Update,
    answer: one(Row, "Changed"),
    errors: [404, 409],
    handle: ({ params: { id }, body, staff }) => staff.writing.changeGroup(table, id, () => body),
  });
  call({
    method: "delete",
    path: `/${table}/{id}`,
    summary: `Remove ${what}`,
    middleware: requirePermission("canManageProducts"),
    params: IdPath,
    query: Remove,
    answer: one(Row, "What was removed"),
    errors: [404, 409],
    handle: ({ params: { id }, query, staff }) => {
      const { move_to }: z.infer<typeof MoveTo> = query;
      return staff.writing.deleteGroup(table, id, move_to ?? null);
    },
  });
}

function addLinks(app: App): void {
  const call = addCalls(app, "Subcategories");
  call({
    method: "post",
    path: "/product-subcategories",
    summary: "Add a product to a subcategory",
    middleware,
    body: LinkCreate,
    answer: created(ApiProductSubcategory, "Linked"),
    errors: [404, 409],
    handle: ({ body, staff }) => staff.writing.linkSubcategory(body),
  });
  call({
    method: "delete",
    path: "/product-subcategories/{id}",
    summary: "Remove a product from a subcategory",
    params: IdPath,
    answer: one(ApiProductSubcategory, "The removed link"),
    errors: [404],
    handle: ({ params: { id }, staff }) => staff.writing.unlinkSubcategory(id),
  });
}

export function addGroupWriting(app: App): void {
  // Before the paths with an id, which would match "order".
  addLists(app, "categories");
  addLists(app, "subcategories");
  for (const table of ["categories", "subcategories", "brands", "types"] as const)
    addChanges(app, table);
  addLinks(app);
}
