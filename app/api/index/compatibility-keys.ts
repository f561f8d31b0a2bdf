/**
 * A product's compatibility keys: machines entered by staff; pitch, gauge and length; battery
 * system.
 */
import { convert } from "#app/catalogue/quantity/convert.ts";
import { readSpecification } from "#app/catalogue/quantity/read-specification.ts";
import { unitOf } from "#app/catalogue/quantity/units.ts";
import type { SearchableStored } from "../products/stored-product.ts";

/** Specifications that match parts with machines; all of a set must be known and equal. */
const PITCH = "Chain pitch";
const GAUGE = "Chain gauge";
const BAR = "Guide bar length";
const BAR_OPTIONS = "Guide bar options";
const SYSTEM = "Battery system";

export interface CompatibilityKeys {
  /** A machine has a power type; a part has none. */
  isMachine: boolean;
  /** A machine and a part with a common key fit. */
  keys: readonly string[];
  /** Ids of the machines that staff entered. */
  fits: readonly number[];
}

export function toCompatibilityKeys(
  product: Pick<SearchableStored, "specifications" | "type" | "fits" | "brand_id">,
): CompatibilityKeys {
  const specification = (name: string) =>
    product.specifications.find((each) => each.name === name)?.value ?? null;
  const [pitch, gauge, system] = [
    specification(PITCH),
    specification(GAUGE),
    specification(SYSTEM),
  ];
  const bars = [BAR, BAR_OPTIONS].flatMap((name) => centimetresIn(product.specifications, name));
  const brand = product.brand_id;
  const keys = [
    ...(pitch && gauge ? bars.map((bar) => `chain ${brand} ${pitch} ${gauge} ${bar}`) : []),
    ...(system ? [`battery ${brand} ${system}`] : []),
  ];
  return { isMachine: product.type !== null, keys: [...new Set(keys)], fits: product.fits };
}

/** "35, 40 cm" is 35 and 40. */
function centimetresIn(
  specifications: SearchableStored["specifications"],
  wantedName: string,
): readonly number[] {
  const specification = specifications.find(({ name }) => name === wantedName);
  const quantity = specification && readSpecification(specification);
  return (quantity && convert(quantity, unitOf("cm"))?.values) ?? [];
}
