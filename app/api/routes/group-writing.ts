/** Calls that change groups, brands and power types, and link products to subcategories. */
import { z } from "zod";
import {
  BrandCreate,
  BrandUpdate,
  CategoryCreate,
  CategoryUpdate,
  LinkCreate,
  OrderUpdate,
  SubcategoryCreate,
  SubcategoryUpdate,
  TypeCreate,
  TypeUpdate,
} from "#app/contract/group-writing.ts";
import { ApiCategory, ApiSubcategory, Brand, Type } from "#app/contract/groups.ts";
import { ApiProductSubcategory } from "#app/contract/product-parts.ts";
import { API_BODIES } from "#app/limits.ts";
import type { App } from "../env.ts";
import type { GroupTable } from "../groups/group-tables.ts";
import { bodyOf, requirePermission } from "./authority.ts";
import { IdPath } from "./parameters.ts";
import { addCall, created, many, one } from "./route.ts";

const NoQuery = z.strictObject({});
const MoveTo = z.object({
  move_to: IdPath.shape.id
    .optional()
    .meta({ description: "Id of the group that gets its products; its URL redirects there" }),
});

const TABLES = {
  categories: {
    tags: ["Categories"],
    what: "a category or a collection",
    many: "categories and collections",
    Row: ApiCategory,
    Create: CategoryCreate,
    Update: CategoryUpdate,
    Remove: MoveTo,
  },
  subcategories: {
    tags: ["Subcategories"],
    what: "a subcategory",
    many: "subcategories",
    Row: ApiSubcategory,
    Create: SubcategoryCreate,
    Update: SubcategoryUpdate,
    Remove: MoveTo,
  },
  brands: {
    tags: ["Brands"],
    what: "a brand",
    Row: Brand,
    Create: BrandCreate,
    Update: BrandUpdate,
    Remove: NoQuery,
  },
  types: {
    tags: ["Types"],
    what: "a power type",
    Row: Type,
    Create: TypeCreate,
    Update: TypeUpdate,
    Remove: NoQuery,
  },
};

const middleware = bodyOf(API_BODIES.record, "canManageProducts");

function addLists(app: App, table: GroupTable): void {
  const { tags, many: names, Row } = TABLES[table];
  addCall(app, {
    method: "get",
    path: `/admin/${table}`,
    tags,
    summary: `List all ${names}, including retired ones`,
    description: "`product_count` counts products of every status.",
    answer: many(Row, "The whole list, in order"),
    handle: (_, { var: { staff } }) =>
      table === "categories"
        ? staff.reading.listAllCategories()
        : staff.reading.listAllSubcategories(),
  });
  addCall(app, {
    method: "patch",
    path: `/${table}/order`,
    tags,
    summary: `Order ${table}`,
    middleware,
    body: OrderUpdate,
    answer: many(Row, "The whole list, in the new order"),
    handle: ({ body: { ids } }, { var: { staff } }) => staff.writing.saveGroupOrder(table, ids),
  });
}

function addChanges(app: App, table: keyof typeof TABLES): void {
  const { tags, what, Row, Create, Update, Remove } = TABLES[table];
  addCall(app, {
    method: "post",
    path: `/${table}`,
    tags,
    summary: `Create ${what}`,
    middleware,
    body: Create,
    answer: created(Row),
    errors: [409],
    handle: ({ body }, { var: { staff } }) => staff.writing.addGroup(table, body),
  });
  addCall(app, {
    method: "put",
    path: `/${table}/{id}`,
    tags,
    summary: `Change ${what}`,
    description: "Missing fields stay unchanged.",
    middleware,
    params: IdPath,
    body: Update,
    answer: one(Row, "Changed"),
    errors: [404, 409],
    handle: ({ params: { id }, body }, { var: { staff } }) =>
      staff.writing.changeGroup(table, id, body),
  });
  addCall(app, {
    method: "delete",
    path: `/${table}/{id}`,
    tags,
    summary: `Remove ${what}`,
    middleware: requirePermission("canManageProducts"),
    params: IdPath,
    query: Remove,
    answer: one(Row, "What was removed"),
    errors: [404, 409],
    handle: ({ params: { id }, query }, { var: { staff } }) => {
      const { move_to }: z.infer<typeof MoveTo> = query;
      return staff.writing.deleteGroup(table, id, move_to ?? null);
    },
  });
}

function addLinks(app: App): void {
  const tags = ["Subcategories"];
  addCall(app, {
    method: "post",
    path: "/product-subcategories",
    tags,
    summary: "Add a product to a subcategory",
    middleware,
    body: LinkCreate,
    answer: created(ApiProductSubcategory, "Linked"),
    errors: [404, 409],
    handle: ({ body }, { var: { staff } }) => staff.writing.linkSubcategory(body),
  });
  addCall(app, {
    method: "delete",
    path: "/product-subcategories/{id}",
    tags,
    summary: "Remove a product from a subcategory",
    params: IdPath,
    answer: one(ApiProductSubcategory, "The removed link"),
    errors: [404],
    handle: ({ params: { id } }, { var: { staff } }) => staff.writing.unlinkSubcategory(id),
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
