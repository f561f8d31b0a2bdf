/** Writes the JSON Schemas by which editors complete a dealer's files and mark mistakes in them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { FILES, TOWNS } from "../folder.ts";

/** By the file's name; `$schema` itself may stand in a file that is written as JSON. */
export function toSchemas(): Map<string, string> {
  return new Map(Object.entries({ ...FILES, towns: TOWNS }).map(([name, schema]) => [`${name}.json`, toText(schema)]));
}

export function writeSchemas(folder: string): void {
  const target = join(folder, "schema");
  mkdirSync(target, { recursive: true });
  for (const [name, text] of toSchemas()) writeFileSync(join(target, name), text);
}

function toText(schema: z.ZodType): string {
  // What a dealer writes, before defaults fill in the rest.
  const json = z.toJSONSchema(schema, { io: "input" }) as { properties?: Record<string, unknown> };
  if (json.properties) json.properties.$schema = { type: "string" };
  return `${JSON.stringify(json, null, 2)}\n`;
}
