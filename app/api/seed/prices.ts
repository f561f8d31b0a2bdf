/** Plausible rupee prices: no facts, but in the right order, so that a stronger machine of a kind costs more. */
import { categorySlugOf } from "./categories.ts";
import { hashOf, type Machine } from "./machine.ts";

/** From the smallest to the largest of its kind, rupees; a subcategory's own range goes before its category's. */
const RANGES: Record<string, [number, number]> = {
  chainsaws: [11_900, 198_000],
  "electric chainsaws": [9_900, 28_900],
  "cordless chainsaws": [16_900, 74_900],
  brushcutters: [12_900, 78_900],
  "electric grass trimmers": [3_490, 12_900],
  "cordless grass trimmers": [8_900, 32_900],
  "hedge-trimmers": [7_900, 54_900],
  "pole-pruners": [9_900, 82_900],
  blowers: [6_900, 69_900],
  "kombisystem-multisystem": [11_900, 58_900],
  "power-weeders": [38_900, 96_900],
  "lawn-mowers": [14_900, 118_000],
  "mulching-lawn-mowers": [48_900, 92_900],
  "robotic-mowers": [98_900, 298_000],
  mistblowers: [31_900, 68_900],
  sprayers: [1_290, 31_900],
  "water-pumps": [9_900, 64_900],
  vacuums: [4_490, 62_900],
  "pressure-washers": [8_490, 124_000],
  "earth-augers": [28_900, 98_900],
  "sweeping-machines": [14_900, 64_900],
  engines: [9_900, 46_900],
  compressors: [8_900, 38_900],
  "cut-off-machines": [62_900, 168_000],
  "hand-tools": [690, 8_900],
  "tape measures": [290, 1_190],
  "power-tools": [2_490, 24_900],
  accessories: [490, 6_900],
  batteries: [4_900, 42_900],
  "backpack batteries": [88_900, 128_000],
  chargers: [3_900, 11_900],
  "saw chains": [1_090, 3_490],
  "guide bars": [1_890, 6_490],
  "oils and lubricants": [490, 490],
};

/** Facts that tell how large a machine is among its kind, the better measure first. */
const MEASURES = [
  "displacement_cc",
  "power_kw",
  "energy_wh",
  "max_pressure_bar",
  "working_pressure_bar",
  "weight_kg",
  "drive_links",
];

/** The largest number in a model's name: makers count up with size, so it stands in where no figure is known. */
function numberInName(machine: Machine): number {
  return Math.max(0, ...(machine.model.match(/\d+/g) ?? []).map(Number)) || hashOf(machine.model) % 100;
}

function measureOf(machine: Machine, key: string): number | null {
  const fact = machine.facts[key];
  return typeof fact === "number" ? fact : null;
}

/** How large it is among its peers, 0 to 1. */
function rankAmong(machine: Machine, peers: Machine[]): number {
  const key = MEASURES.find((name) => measureOf(machine, name) !== null);
  const size = (peer: Machine) => (key ? measureOf(peer, key) : numberInName(peer));
  const own = size(machine) ?? 0;
  const sizes = peers.map(size).filter((value) => value !== null);
  if (sizes.length < 2) return 0.5;
  return sizes.filter((value) => value < own).length / (sizes.length - 1);
}

/** Prices end as shops write them: on 90 below two thousand, on 900 above twenty thousand. */
function toShopPrice(rupees: number): number {
  const step = rupees < 2_000 ? 50 : rupees < 20_000 ? 100 : 1_000;
  const off = rupees < 20_000 ? 10 : 100;
  return Math.max(step, Math.round(rupees / step) * step) - off;
}

export interface Price {
  price: number;
  /** Below the price while the machine is on offer, else null. */
  salePrice: number | null;
}

const SALE_EVERY = 9;

/** @throws for a category without a range. */
export function priceOf(machine: Machine, all: Machine[]): Price {
  const own = RANGES[machine.subcategory];
  const range = own ?? RANGES[categorySlugOf(machine)];
  if (!range) throw new Error(`No price range is set for the category "${machine.category}"`);
  const peers = all.filter((peer) =>
    own ? peer.subcategory === machine.subcategory : peer.category === machine.category,
  );
  const [from, to] = range;
  const price = toShopPrice(from * (to / from) ** rankAmong(machine, peers));
  const hash = hashOf(`offer ${machine.brand} ${machine.model}`);
  const salePrice = hash % SALE_EVERY === 0 ? toShopPrice(price * (0.84 + (hash % 7) / 100)) : null;
  return { price, salePrice: salePrice !== null && salePrice < price ? salePrice : null };
}
