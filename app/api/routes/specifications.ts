/** Calls that list and replace the definitions of specifications. */
import { Definition, SpecificationList } from "#app/contract/specifications.ts";
import { API_BODIES } from "#app/limits.ts";
import type { App } from "../env.ts";
import type { Services } from "../services.ts";
import { bodyOf } from "./authority.ts";
import { addCalls, many } from "./route.ts";

export function addSpecifications(app: App, { reading }: Services): void {
  const call = addCalls(app, "Specifications");
  call({
    access: "anyone",
    method: "get",
    path: "/specifications",
    summary: "List the definitions of specifications",
    answer: many(Definition, "Definitions, in the shop's order"),
    handle: reading.listSpecifications,
  });
  call({
    method: "put",
    path: "/specifications",
    summary: "Replace the definitions of specifications",
    middleware: bodyOf(API_BODIES.specifications, "canManageProducts"),
    body: SpecificationList,
    answer: many(Definition, "The new definitions"),
    handle: ({ body: { specifications, confirm }, staff }) =>
      staff.writing.changeSpecifications(() => specifications, confirm),
  });
}
