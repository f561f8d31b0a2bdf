/** Calls that list and replace the definitions of specifications. */
import { Definition, SpecificationList } from "#app/contract/specifications.ts";
import { API_BODIES } from "#app/limits.ts";
import type { App } from "../env.ts";
import type { Services } from "../services.ts";
import { bodyOf } from "./authority.ts";
import { addCall, many } from "./route.ts";

const tags = ["Specifications"];

export function addSpecifications(app: App, { reading }: Services): void {
  addCall(app, {
    access: "anyone",
    method: "get",
    path: "/specifications",
    tags,
    summary: "List the definitions of specifications",
    answer: many(Definition, "Definitions, in the shop's order"),
    handle: reading.listSpecifications,
  });
  addCall(app, {
    method: "put",
    path: "/specifications",
    tags,
    summary: "Replace the definitions of specifications",
    middleware: bodyOf(API_BODIES.specifications, "canManageProducts"),
    body: SpecificationList,
    answer: many(Definition, "The new definitions"),
    handle: ({ body: { specifications, confirm } }, { var: { staff } }) =>
      staff.writing.changeSpecifications(() => specifications, confirm),
  });
}
