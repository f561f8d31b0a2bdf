/** Which accessories fit which machines: said by somebody, or equal in pitch, gauge and length, or of one system. */
import { convert } from "#app/catalogue/quantity/convert.ts";
import { readFigure } from "#app/catalogue/quantity/read-figure.ts";
import { unitOf } from "#app/catalogue/quantity/units.ts";
import type { ClassifiableProduct } from "./stored.ts";

/** The names of the figures by which parts are matched; all of a set must be known and equal. */
const PITCH = "Chain pitch";
const GAUGE = "Chain gauge";
const BAR = "Guide bar length";
const BAR_OPTIONS = "Guide bar options";
const SYSTEM = "Battery system";

/** More than this nobody reads through, and a shop with thousands of batteries must not answer with all of them. */
const MOST = 200;

/** What a product fits, or what fits it, goes by. */
export interface Joints {
  /** What has a drive of its own is a machine; a part has none. */
  isMachine: boolean;
  /** A machine and a part fit that have one of these in common. */
  keys: readonly string[];
  /** Ids of the machines that somebody said it fits. */
  fits: readonly number[];
}

/** Null for a product that nothing is known of. */
export function toJoints(product: ClassifiableProduct): Joints | null {
  const figure = (name: string) => product.specifications.find((each) => each.name === name)?.value ?? null;
  const [pitch, gauge, system] = [figure(PITCH), figure(GAUGE), figure(SYSTEM)];
  const bars = [BAR, BAR_OPTIONS].flatMap((name) => centimetresIn(product.specifications, name));
  const brand = product.brand_id;
  const keys = [
    ...(pitch && gauge ? bars.map((bar) => `chain ${brand} ${pitch} ${gauge} ${bar}`) : []),
    ...(system ? [`battery ${brand} ${system}`] : []),
  ];
  if (keys.length === 0 && product.fits.length === 0) return null;
  return { isMachine: product.type !== null, keys: [...new Set(keys)], fits: product.fits };
}

/** "35, 40 cm" is 35 and 40. */
function centimetresIn(specifications: ClassifiableProduct["specifications"], wanted: string): readonly number[] {
  const specification = specifications.find(({ name }) => name === wanted);
  const quantity = specification && readFigure(specification);
  return (quantity && convert(quantity, unitOf("cm"))?.values) ?? [];
}

export class Compatibility {
  readonly #joints = new Map<number, Joints>();
  readonly #machines = new Map<string, Set<number>>();
  readonly #parts = new Map<string, Set<number>>();
  /** Machine → the parts that are said to fit it. */
  readonly #said = new Map<number, Set<number>>();
  /** The products of a key by name, kept until the next change. */
  readonly #ordered = new Map<ReadonlySet<number>, readonly number[]>();
  readonly #isShown: (id: number) => boolean;
  readonly #rankOf: (id: number) => number;

  /** @param rankOf a product's place by name */
  constructor(isShown: (id: number) => boolean, rankOf: (id: number) => number) {
    this.#isShown = isShown;
    this.#rankOf = rankOf;
  }

  set(id: number, joints: Joints | null): void {
    this.delete(id);
    if (!joints) return;
    this.#joints.set(id, joints);
    for (const key of joints.keys) addTo(joints.isMachine ? this.#machines : this.#parts, key, id);
    for (const machine of joints.fits) addTo(this.#said, machine, id);
  }

  /** Also forgets the order of the others: a product's name or state may have changed with its joints as they were. */
  delete(id: number): void {
    if (this.#ordered.size > 0) this.#ordered.clear();
    const joints = this.#joints.get(id);
    if (!joints) return;
    this.#joints.delete(id);
    for (const key of joints.keys) removeFrom(joints.isMachine ? this.#machines : this.#parts, key, id);
    for (const machine of joints.fits) removeFrom(this.#said, machine, id);
  }

  /** The machines that an accessory fits: first those that somebody said, then by name. */
  fitsOf(id: number): number[] {
    const joints = this.#joints.get(id);
    if (!joints) return [];
    const derived = joints.isMachine ? [] : this.#firstOf(joints.keys, this.#machines);
    return this.#shown(id, [...joints.fits], derived);
  }

  /** The accessories that fit a machine, those first that somebody said to. */
  accessoriesOf(id: number): number[] {
    const joints = this.#joints.get(id);
    const derived = joints?.isMachine ? this.#firstOf(joints.keys, this.#parts) : [];
    return this.#shown(id, this.#byName(this.#said.get(id) ?? []), derived);
  }

  /** Everything that fits one of these machines, in no order. */
  partsOf(machines: Iterable<number>): Set<number> {
    const parts = new Set<number>();
    const keys = new Set<string>();
    for (const id of machines) {
      for (const part of this.#said.get(id) ?? []) parts.add(part);
      const joints = this.#joints.get(id);
      if (joints?.isMachine) for (const key of joints.keys) keys.add(key);
    }
    for (const key of keys) for (const part of this.#parts.get(key) ?? []) parts.add(part);
    for (const part of parts) if (!this.#isShown(part)) parts.delete(part);
    return parts;
  }

  /** By name, and no more of each key than can be shown. */
  #firstOf(keys: readonly string[], products: ReadonlyMap<string, ReadonlySet<number>>): number[] {
    const lists = keys.flatMap((key) => {
      const ids = products.get(key);
      return ids ? [this.#orderedOf(ids)] : [];
    });
    return lists.length === 1 ? [...(lists[0] ?? [])] : this.#byName(new Set(lists.flat()));
  }

  #orderedOf(ids: ReadonlySet<number>): readonly number[] {
    const known = this.#ordered.get(ids);
    if (known) return known;
    const ordered = this.#byName(ids).slice(0, MOST + 1);
    this.#ordered.set(ids, ordered);
    return ordered;
  }

  #byName(ids: Iterable<number>): number[] {
    const ranked = [...ids].filter(this.#isShown).map((id): [number, number] => [this.#rankOf(id), id]);
    return ranked.sort(([a], [b]) => a - b).map(([, id]) => id);
  }

  #shown(id: number, said: number[], derived: number[]): number[] {
    const ids = new Set([...said, ...derived].filter((other) => other !== id && this.#isShown(other)));
    return [...ids].slice(0, MOST);
  }
}

function addTo<K>(sets: Map<K, Set<number>>, key: K, id: number): void {
  const set = sets.get(key);
  if (set) set.add(id);
  else sets.set(key, new Set([id]));
}

function removeFrom<K>(sets: Map<K, Set<number>>, key: K, id: number): void {
  const set = sets.get(key);
  set?.delete(id);
  if (set?.size === 0) sets.delete(key);
}
