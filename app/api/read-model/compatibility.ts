/** Which accessories fit which machines: said by somebody, or equal in pitch, gauge and length, or of one system. */
import type { StoredProduct } from "./stored.ts";

export interface Compatibility {
  /** Accessory → the machines it fits. */
  fits: ReadonlyMap<number, readonly number[]>;
  /** Machine → the accessories that fit it. */
  accessories: ReadonlyMap<number, readonly number[]>;
}

/** The names of the figures by which parts are matched; all of a set must be known and equal. */
const PITCH = "Chain pitch";
const GAUGE = "Chain gauge";
const BAR = "Guide bar length";
const BAR_OPTIONS = "Guide bar options";
const SYSTEM = "Battery system";

/** All that matching reads of a product's specifications. */
export const COMPATIBILITY_FIGURES: ReadonlySet<string> = new Set([PITCH, GAUGE, BAR, BAR_OPTIONS, SYSTEM]);

interface Parts {
  brand: number | null;
  pitchAndGauge: string | null;
  bars: string[];
  system: string | null;
}

function figureOf(product: StoredProduct, name: string): string | null {
  return product.specifications.find((specification) => specification.name === name)?.value ?? null;
}

/** "35, 40 cm" → 35 and 40. */
function numbersIn(text: string | null): string[] {
  return text?.match(/\d+(?:\.\d+)?/g) ?? [];
}

/** What has a drive of its own is a machine; a part has none, and its only length is the bar it is for. */
function toParts(product: StoredProduct): Parts {
  const pitch = figureOf(product, PITCH);
  const gauge = figureOf(product, GAUGE);
  return {
    brand: product.brand_id,
    pitchAndGauge: pitch && gauge ? `${pitch} ${gauge}` : null,
    bars: [...numbersIn(figureOf(product, BAR)), ...numbersIn(figureOf(product, BAR_OPTIONS))],
    system: figureOf(product, SYSTEM),
  };
}

/** Machines by every key under which a part may look for them. */
function keysOf(parts: Parts): string[] {
  const { brand, pitchAndGauge, bars, system } = parts;
  return [
    ...(pitchAndGauge ? bars.map((bar) => `chain ${brand} ${pitchAndGauge} ${bar}`) : []),
    ...(system ? [`battery ${brand} ${system}`] : []),
  ];
}

/** More than this nobody reads through, and a shop with thousands of batteries must not answer with all of them. */
const MOST = 200;

function addTo<K>(lists: Map<K, number[]>, key: K, id: number): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [id]);
  else if (list.length < MOST) list.push(id);
}

export function matchCompatibility(products: readonly StoredProduct[]): Compatibility {
  const shown = new Set(products.map(({ id }) => id));
  const machinesBy = new Map<string, number[]>();
  const parts: { product: StoredProduct; keys: string[] }[] = [];
  for (const product of products) {
    const keys = keysOf(toParts(product));
    if (product.type === null) parts.push({ product, keys });
    else for (const key of keys) addTo(machinesBy, key, product.id);
  }
  const fits = new Map<number, number[]>();
  const accessories = new Map<number, number[]>();
  for (const { id, machines } of [...said(products), ...derived(parts, machinesBy)]) {
    for (const machine of machines) {
      if (!shown.has(machine) || machine === id || fits.get(id)?.includes(machine)) continue;
      addTo(fits, id, machine);
      addTo(accessories, machine, id);
    }
  }
  return { fits, accessories };
}

function said(products: readonly StoredProduct[]) {
  return products.filter(({ fits }) => fits.length > 0).map(({ id, fits }) => ({ id, machines: fits }));
}

function derived(parts: { product: StoredProduct; keys: string[] }[], machinesBy: ReadonlyMap<string, number[]>) {
  return parts.map(({ product, keys }) => ({
    id: product.id,
    machines: keys.flatMap((key) => machinesBy.get(key) ?? []),
  }));
}
