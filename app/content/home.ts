/** What the home page says and shows beyond the catalogue's own products. */
import { company } from "./company.ts";

/** An illustration: a landscape picture at two widths and, for phones, a portrait crop. */
export interface Scene {
  /** File name without size or extension, for example "hero-1". */
  name: string;
  alt: string;
  /** Pixels of the landscape picture. */
  width: number;
  height: number;
  /** Pixels of the portrait crop; null where there is none. */
  portrait: { width: number; height: number } | null;
}

/** One part of a machine that slides into place; drawn one over the other in this order. */
export interface RevealPart {
  /** Address of the part's drawing, on the canvas of the whole machine. */
  image: string;
  /** Where it slides in from. */
  from: "left" | "right" | "top" | "bottom";
}

export type SlideMedia =
  | { kind: "image"; scene: Scene }
  | { kind: "video"; scene: Scene /** File name without extension. */; video: string }
  | { kind: "machine-reveal"; alt: string; parts: readonly RevealPart[] };

export interface Slide {
  id: string;
  tagline: string;
  title: string;
  button: { label: string; href: string };
  media: SlideMedia;
}

const portrait = { width: 900, height: 1200 };

export const slides: readonly Slide[] = [
  {
    id: "professional",
    tagline: "Professional tools",
    title: "Made for a full day’s work",
    button: { label: "Shop professional tools", href: "/collections/professional" },
    media: {
      kind: "image",
      scene: {
        name: "hero-1",
        alt: "A worker clears a paddy bank with a brushcutter at dawn; behind him a tiled Kerala house and palms",
        width: 1600,
        height: 900,
        portrait,
      },
    },
  },
  {
    id: "garden",
    tagline: "Outdoor solutions",
    title: "Ahead of the rains",
    button: { label: "Shop garden machines", href: "/collections/garden" },
    media: {
      kind: "video",
      video: "loop",
      scene: {
        name: "hero-2",
        alt: "A man mows the lawn in front of a tiled house while the palms move in the wind",
        width: 1600,
        height: 900,
        portrait,
      },
    },
  },
  {
    id: "deals",
    tagline: "Limited-time deals",
    title: "Sharp tools, cut prices",
    button: { label: "See the deals", href: "/collections/deals" },
    media: {
      kind: "image",
      scene: {
        name: "hero-3",
        alt: "A chainsaw, a pressure washer and a blower with price tags on a shop counter",
        width: 1600,
        height: 900,
        portrait,
      },
    },
  },
];

export const trustStrip: readonly string[] = [
  `Kerala, India's leading ${company.brand} dealer since ${company.since}`,
  `OFFICIAL ${company.brand} DEALER`,
  "Platinum Dealer",
  "EMI + SMAM Subsidy",
  "Expert Technicians",
];

export interface CategoryTile {
  label: string;
  href: string;
  /** Slug of the product whose drawing stands for the category; null on the tile of everything. */
  image: string | null;
}

/** The twenty tiles of 'Shop by category', spelled as the specification spells them. */
export const categoryTiles: readonly CategoryTile[] = [
  { label: "All Products", href: "/collections/all-categories", image: null },
  { label: "Chainsaws", href: "/collections/chainsaws", image: "stihl-ms-251" },
  { label: "Brushcutters", href: "/collections/brushcutters", image: "stihl-fs-120" },
  { label: "Hedge Trimmers", href: "/collections/hedge-trimmers", image: "stihl-hs-45" },
  { label: "Pole Pruners", href: "/collections/pole-pruners", image: "stihl-ht-103" },
  { label: "Blowers", href: "/collections/blowers", image: "stihl-bg-86" },
  { label: "KombiSystem & MultiSystem", href: "/collections/kombisystem-multisystem", image: "stihl-km-111-r" },
  { label: "Power Weeders", href: "/collections/power-weeders", image: "stihl-mh-710" },
  { label: "Lawn Mower", href: "/collections/lawn-mowers", image: "stihl-rm-248" },
  { label: "Mulching lawn mowers", href: "/collections/mulching-lawn-mowers", image: "stihl-rm-4-rv" },
  { label: "Mistblowers", href: "/collections/mistblowers", image: "stihl-sr-420" },
  { label: "Sprayer", href: "/collections/sprayers", image: "stihl-sg-20" },
  { label: "Water Pump", href: "/collections/water-pumps", image: "stihl-wp-300" },
  { label: "Vacuum Cleaners", href: "/collections/vacuums", image: "stihl-se-62" },
  { label: "Pressure Washers", href: "/collections/pressure-washers", image: "stihl-re-90" },
  { label: "Earth Augers", href: "/collections/earth-augers", image: "stihl-bt-131" },
  { label: "Sweeping Machines", href: "/collections/sweeping-machines", image: "stihl-kg-770" },
  { label: "Engines", href: "/collections/engines", image: "stihl-ehc-705-s" },
  { label: "Compressor", href: "/collections/compressors", image: "stanley-dn-200-8-6" },
  { label: "Cutt-Off Machines", href: "/collections/cut-off-machines", image: "stihl-ts-420" },
];

/** Percent of the picture's width and height, to the centre of the machine. */
export interface PicturePoint {
  x: number;
  y: number;
}

export interface Hotspot {
  id: string;
  label: string;
  /** Slug of the machine the dot opens. */
  product: string;
  productName: string;
  /** On the 2:1 picture of wide screens. */
  landscape: PicturePoint;
  /** On the 9:11 picture of phones. */
  portrait: PicturePoint;
}

export const hotspotPicture: Scene = {
  name: "hotspots",
  alt: "A tiled house between paddy, a laterite bank and a lawn, with eight people at work, each with a machine",
  width: 1600,
  height: 800,
  portrait: { width: 900, height: 1100 },
};

/** Numbered from left to right. */
export const hotspots: readonly Hotspot[] = [
  {
    id: "saw",
    label: "Chainsaw",
    product: "stihl-ms-180",
    productName: "STIHL MS 180",
    landscape: { x: 13.6, y: 84.1 },
    portrait: { x: 22.6, y: 88 },
  },
  {
    id: "sprayer",
    label: "Knapsack sprayer",
    product: "stihl-sg-20",
    productName: "STIHL SG 20",
    landscape: { x: 17, y: 56.7 },
    portrait: { x: 28.1, y: 34 },
  },
  {
    id: "brush",
    label: "Brushcutter",
    product: "stihl-fs-120",
    productName: "STIHL FS 120",
    landscape: { x: 22.9, y: 80.5 },
    portrait: { x: 42.5, y: 70.4 },
  },
  {
    id: "pole",
    label: "Pole pruner",
    product: "stihl-ht-103",
    productName: "STIHL HT 103",
    landscape: { x: 40.1, y: 48.1 },
    portrait: { x: 16.3, y: 51.8 },
  },
  {
    id: "mower",
    label: "Lawn mower",
    product: "stihl-rm-248",
    productName: "STIHL RM 248",
    landscape: { x: 54.7, y: 66.7 },
    portrait: { x: 47, y: 51.6 },
  },
  {
    id: "blower",
    label: "Backpack blower",
    product: "stihl-br-600",
    productName: "STIHL BR 600",
    landscape: { x: 66.7, y: 73.2 },
    portrait: { x: 85.8, y: 62.7 },
  },
  {
    id: "washer",
    label: "Pressure washer",
    product: "stihl-re-90",
    productName: "STIHL RE 90",
    landscape: { x: 72.7, y: 88 },
    portrait: { x: 56.7, y: 91.8 },
  },
  {
    id: "hedge",
    label: "Hedge trimmer",
    product: "stihl-hs-45",
    productName: "STIHL HS 45",
    landscape: { x: 89.2, y: 63.4 },
    portrait: { x: 89.6, y: 41.2 },
  },
];

export const outdoorStripHeading = "Easily keep your yard clean with the right outdoor tools.";

export interface StripTile {
  name: string;
  href: string;
  /** Slug of the product whose drawing fills the tile. */
  image: string;
}

export const outdoorStrip: readonly StripTile[] = [
  { name: "Backpack blowers", href: "/collections/backpack-blowers", image: "stihl-br-600" },
  { name: "Hand-held blowers", href: "/collections/handheld-blowers", image: "stihl-bg-86" },
  { name: "Lawn mowers", href: "/collections/lawn-mowers", image: "stihl-rm-248" },
  { name: "Pressure washers", href: "/collections/pressure-washers", image: "stihl-re-130-plus" },
  { name: "Hedge trimmers", href: "/collections/hedge-trimmers", image: "stihl-hsa-86" },
  { name: "Brushcutters", href: "/collections/brushcutters", image: "stihl-fs-291" },
  { name: "Wet and dry vacuums", href: "/collections/wet-and-dry-vacuums", image: "stihl-se-62" },
  { name: "Sweepers", href: "/collections/sweeping-machines", image: "stihl-kg-770" },
];

export const subsidy = {
  title: "SMAM subsidy on machines for Kerala’s farmers",
  text: "The Sub-Mission on Agricultural Mechanization helps farmers pay for machines such as power weeders, sprayers and brushcutters. Ask at any branch which machines qualify and what to bring.",
  link: { label: "Know more", href: "/about" },
  scene: {
    name: "subsidy",
    alt: "Farmers in a paddy field with a power weeder, a sprayer and a basket of seedlings",
    width: 1600,
    height: 1067,
    portrait: null,
  } satisfies Scene,
} as const;

export const professionalBanner = {
  title: "For those who fell, mill and clear for a living",
  text: "The largest saw in the range is the MS 881: 121.6 cc, 6.4 kW, 75 cm bar.",
  link: { label: "See professional tools", href: "/collections/professional" },
  /** Slug of the machine drawn across the banner, and the lettering of its dimension line. */
  image: "stihl-ms-881",
  dimension: "75 cm",
  scene: {
    name: "pro-banner",
    alt: "A forestry worker with a chainsaw walks between rubber trees at first light",
    width: 1600,
    height: 600,
    portrait: null,
  } satisfies Scene,
} as const;

export interface ShowcaseTile {
  subcategoryId: number;
  title: string;
  /** Slug of the product whose drawing fills the tile. */
  image: string;
}

export const showcaseHeading = "Where most people start";

/** The specification, document 2 §9: subcategories 5, 2 and 6, in this order. */
export const showcase: readonly ShowcaseTile[] = [
  { subcategoryId: 5, title: "Petrol chainsaws", image: "stihl-ms-261" },
  { subcategoryId: 2, title: "Petrol brushcutters", image: "stihl-fs-120" },
  { subcategoryId: 6, title: "Backpack blowers", image: "stihl-br-600" },
];

/** Shown when the catalogue cannot be reached (the specification, document 1 §8). */
export const fallbackCategories: readonly { name: string; slug: string }[] = [
  { name: "Chainsaws", slug: "chainsaws" },
  { name: "Brushcutters", slug: "brushcutters" },
  { name: "Leaf Blowers", slug: "blowers" },
  { name: "Pressure Washers", slug: "pressure-washers" },
  { name: "Lawn Mowers", slug: "lawn-mowers" },
];

/** Stands where the featured products would, when the catalogue cannot be reached. */
export const placeholderProduct = {
  name: `${company.brand} chainsaws`,
  brief: "The catalogue is not answering just now. Call a branch and a technician will tell you what is in stock.",
  href: "/collections/chainsaws",
} as const;
