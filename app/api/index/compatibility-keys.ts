/**
 * A product's compatibility keys: machines entered by staff; pitch, gauge, length and drive links;
 * systems of batteries and attachments.
 */
import { convert } from "#app/catalogue/quantity/convert.ts";
import { unitOf } from "#app/catalogue/quantity/units.ts";
import { DEFAULT_READER } from "#app/catalogue/specifications/read.ts";
import type { SearchableStored } from "../products/stored-product.ts";

/** Specifications that match parts with machines; all of a set must be known and equal. */
const PITCH = "Chain pitch";
const GAUGE = "Chain gauge";
const BAR = "Guide bar length";
const BAR_OPTIONS = "Guide bar options";
const LINKS = "Drive links";
const SYSTEMS = ["Battery system", "Attachment system"];

export function toCompatibilityKeys(
  product: Pick<SearchableStored, "specifications" | "type" | "fits" | "brand_id">,
) {
  const specification = (name: string) =>
    product.specifications.find((each) => each.name === name)?.value ?? null;
  const [pitch, gauge] = [specification(PITCH), specification(GAUGE)];
  const bars = [BAR, BAR_OPTIONS].flatMap((name) => centimetresIn(product.specifications, name));
  // A part has no power type.
  const isMachine = product.type !== null;
  const counts = toLinkCounts(specification(LINKS), isMachine);
  const chains = bars.flatMap((bar) => counts.map((count) => `${bar} ${count}`));
  const brand = product.brand_id;
  const keys = [
    ...(pitch && gauge ? chains.map((chain) => `chain ${brand} ${pitch} ${gauge} ${chain}`) : []),
    ...SYSTEMS.flatMap((name) => {
      const system = specification(name);
      return system ? [`${name} ${brand} ${system}`] : [];
    }),
  ];
  return {
    isMachine,
    /** A machine and a part with a common key fit. */
    keys: [...new Set(keys)],
    /** Ids of the machines that staff entered. */
    fits: product.fits,
  };
}

/** Counts of drive links must be equal where both products state them: "50, 55" is 50 and 55. */
function toLinkCounts(stated: string | null, isMachine: boolean): readonly string[] {
  const counts = stated?.match(/\d+/g) ?? ["unstated"];
  if (!isMachine) return ["any", ...counts];
  return stated ? [...counts, "unstated"] : ["any"];
}

/** "35, 40 cm" is 35 and 40; "35-45 cm" does not say which lengths there are. */
function centimetresIn(
  specifications: SearchableStored["specifications"],
  wantedName: string,
): readonly number[] {
  const specification = specifications.find(({ name }) => name === wantedName);
  const quantity = specification && DEFAULT_READER.readQuantity(specification);
  if (!quantity || quantity.form === "range") return [];
  return convert(quantity, unitOf("cm"))?.values ?? [];
}
