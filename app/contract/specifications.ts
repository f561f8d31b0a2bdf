/** Definitions of the specifications that the shop's products have. */
import { z } from "zod";
import {
  SPECIFICATION_KEY,
  SPECIFICATION_TYPES,
  SPECIFICATION_USES,
  type SpecificationDefinition,
} from "#app/catalogue/specifications/definition.ts";
import { isReserved } from "#app/catalogue/specifications/guess.ts";
import { Id, line } from "./writing.ts";

const MAX_ALIASES = 30;
const MAX_DEFINITIONS = 200;

const SpecificationKey = z
  .string()
  .regex(
    SPECIFICATION_KEY,
    "must be lower-case letters, digits and hyphens, and begin with a letter",
  )
  .refine((key) => !isReserved(key), "is the name of another parameter: choose another one");

export const Definition = z
  .strictObject({
    key: SpecificationKey.meta({ description: "The parameter of lists: `bar=30-35`" }),
    name: line(80, 1),
    unit: line(20, 1)
      .nullable()
      .meta({ description: "The unit of filters, and of numbers without one" }),
    type: z.enum(SPECIFICATION_TYPES),
    aliases: z
      .array(line(80, 1))
      .max(MAX_ALIASES)
      .meta({ description: "Other names under which products have it, the best first" }),
    categories: z
      .array(Id)
      .max(500)
      .nullable()
      .meta({ description: "Ids of the categories that it applies to; null for all" }),
    uses: z.array(z.enum(SPECIFICATION_USES)),
  })
  .meta({ id: "Specification" }) satisfies z.ZodType<SpecificationDefinition>;

export const Definitions = z
  .array(Definition)
  .max(MAX_DEFINITIONS)
  .refine(
    (all) => new Set(all.map(({ key }) => key)).size === all.length,
    "must not have the same key twice",
  );

export const SpecificationList = z
  .strictObject({
    specifications: Definitions,
    confirm: z
      .boolean()
      .optional()
      .meta({ description: "Change units and types though values cannot be read in the new ones" }),
  })
  .meta({ id: "SpecificationList", description: "Replaces all definitions; the order is shown" });
