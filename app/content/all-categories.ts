/** The all-categories page: its banner and its nineteen cards, spelled as the specification spells them. */

/** What the visitor reads while the banner comes into view. */
export const banner = {
  kicker: "Sustainability Report 2022",
  title: "Acting For Tomorrow",
  motivation: {
    title: "Our Motivation",
    text: "As a family-owned business with roots nearly 100 years old, we think in generations: about the forests, gardens and fields our machines work in, and about the people who work with them.",
  },
} as const;

export interface CategoryCard {
  label: string;
  href: string;
  /** Slug of the product whose drawing stands for the category. */
  image: string;
}

/**
 * Many cards lead to a list of another name, mostly storage, as the specification asks; the product type in the
 * address shows the visitor what the card promised all the same.
 */
export const categoryCards: readonly CategoryCard[] = [
  { label: "Chainsaws", href: "/collections/chainsaws", image: "stihl-ms-261" },
  {
    label: "Brushchutters",
    href: "/collections/outdoor-equipment?product_type=brushcutters",
    image: "stihl-fs-260-c-e",
  },
  { label: "Hedge Trimmers", href: "/collections/gardening?product_type=hedge+trimmers", image: "stihl-hs-45" },
  { label: "Pole Pruners", href: "/collections/gardening?product_type=pole+pruners", image: "stihl-ht-103" },
  { label: "Blowers", href: "/collections/blowers", image: "stihl-br-600" },
  {
    label: "KombiSystem & MultiSystem",
    href: "/collections/storage?product_type=kombisystem+%26+multisystems",
    image: "stihl-km-131-r",
  },
  { label: "Power Weeders", href: "/collections/storage?product_type=power+weeders", image: "stihl-mh-710" },
  { label: "Lawn Mower", href: "/collections/outdoor-equipment?product_type=lawn+mowers", image: "stihl-rm-545-v" },
  {
    label: "Mulching lawn mowers",
    href: "/collections/storage?product_type=mulching+lawn+mowers",
    image: "stihl-rm-4-rv",
  },
  { label: "Mistblowers", href: "/collections/storage?product_type=mistblowers", image: "stihl-sr-420" },
  { label: "Sprayer", href: "/collections/gardening?product_type=sprayers", image: "stihl-sg-20" },
  { label: "Water Pump", href: "/collections/storage?product_type=water+pumps", image: "stihl-wp-300" },
  { label: "Vaccum Cleaners", href: "/collections/cordless-stick-vacuums", image: "stihl-se-62" },
  {
    label: "Pressure Washers",
    href: "/collections/outdoor-equipment?product_type=pressure+washers",
    image: "stihl-re-130-plus",
  },
  { label: "Earth Augers", href: "/collections/storage?product_type=earth+augers", image: "stihl-bt-131" },
  { label: "Sweeping Machines", href: "/collections/storage?product_type=sweeping+machines", image: "stihl-kg-770" },
  { label: "Engines", href: "/collections/storage?product_type=engines", image: "stihl-ehc-705-s" },
  { label: "Compressor", href: "/collections/storage?product_type=compressors", image: "stanley-dn-200-8-6" },
  { label: "Cut-Off Machines", href: "/collections/storage?product_type=cut-off+machines", image: "stihl-ts-420" },
];
