/** What the header's menus and the footer link to. */

export interface MenuLink {
  label: string;
  href: string;
}

/** A picture card of a mega-menu. */
export interface FeaturedCard {
  title: string;
  description: string;
  href: string;
  linkText: string;
  /** Slug of the product whose drawing stands on the card. */
  image: string;
}

export type MegaMenuKey = "chainsaws" | "brushcutters" | "blowers" | "pressure-washers" | "lawn-mowers";

export interface MegaMenuPanel {
  key: MegaMenuKey;
  label: string;
  categories: readonly MenuLink[];
  shopAll: MenuLink;
  featured: readonly [FeaturedCard, FeaturedCard];
}

/** The five panels; the two that the navigation names come first. */
export const megaMenu: readonly MegaMenuPanel[] = [
  {
    key: "chainsaws",
    label: "Chainsaws",
    categories: [
      { label: "Petrol Chainsaws", href: "/collections/chainsaws?type=petrol" },
      { label: "Electric Chainsaws", href: "/collections/chainsaws?type=corded" },
      { label: "Battery Chainsaws", href: "/collections/chainsaws?type=cordless" },
      { label: "Pole Saws", href: "/collections/pole-saws" },
      { label: "Top-Handle Saws", href: "/collections/top-handle-saws" },
      { label: "Chainsaw Chains", href: "/collections/chainsaw-chains" },
      { label: "Chainsaw Bars", href: "/collections/chainsaw-bars" },
    ],
    shopAll: { label: "Shop All Chainsaws", href: "/collections/chainsaws" },
    featured: [
      {
        title: "Petrol Chainsaw Pro",
        description: "Fuel injection, 79.2 cc and 5.0 kW at 6.2 kg, for felling large timber.",
        href: "/products/petrol-chainsaw-pro",
        linkText: "View the saw",
        image: "stihl-ms-500i",
      },
      {
        title: "Battery Chainsaws",
        description: "No fuel to mix and little noise: for tree work near houses.",
        href: "/collections/chainsaws?type=cordless",
        linkText: "Shop battery chainsaws",
        image: "stihl-msa-300-c-o",
      },
    ],
  },
  {
    key: "brushcutters",
    label: "Brushcutters",
    categories: [
      { label: "Petrol Brushcutters", href: "/collections/petrol-brushcutters" },
      { label: "Electric Brushcutters", href: "/collections/electric-brushcutters" },
      { label: "Battery Brushcutters", href: "/collections/battery-brushcutters" },
      { label: "Clearing Saws", href: "/collections/clearing-saws" },
      { label: "Grass Trimmers", href: "/collections/grass-trimmers" },
      { label: "Mowing Heads", href: "/collections/mowing-heads" },
    ],
    shopAll: { label: "Shop All Brushcutters", href: "/collections/brushcutters" },
    featured: [
      {
        title: "Petrol Brushcutter 52cc",
        description: "A clearing saw for scrub and young trees, with a knife or a saw blade.",
        href: "/products/petrol-brushcutter-52cc",
        linkText: "View the brushcutter",
        image: "stihl-fs-511",
      },
      {
        title: "Battery Brushcutters",
        description: "For bunds and borders where an engine would wake the house.",
        href: "/collections/battery-brushcutters",
        linkText: "Shop battery brushcutters",
        image: "stihl-fsa-135",
      },
    ],
  },
  {
    key: "blowers",
    label: "Blowers",
    categories: [
      { label: "Petrol Blowers", href: "/collections/petrol-blowers" },
      { label: "Backpack Blowers", href: "/collections/backpack-blowers" },
      { label: "Hand-held Blowers", href: "/collections/handheld-blowers" },
      { label: "Battery Blowers", href: "/collections/blowers?type=cordless" },
      { label: "Electric Blowers", href: "/collections/electric-blowers" },
      { label: "Vacuum Shredders", href: "/collections/vacuum-shredders" },
    ],
    shopAll: { label: "Shop All Blowers", href: "/collections/blowers" },
    featured: [
      {
        title: "Backpack Blower Pro",
        description: "Carried on the back, for yards, roads and plantation floors.",
        href: "/products/backpack-blower-pro",
        linkText: "View the blower",
        image: "stihl-br-800",
      },
      {
        title: "Battery Blowers",
        description: "Clean a courtyard early in the morning without an engine.",
        href: "/collections/blowers?type=cordless",
        linkText: "Shop battery blowers",
        image: "stihl-bga-86",
      },
    ],
  },
  {
    key: "pressure-washers",
    label: "Pressure Washers",
    categories: [
      { label: "Cold Water Pressure Washers", href: "/collections/cold-water-pressure-washers" },
      { label: "Petrol Pressure Washers", href: "/collections/petrol-pressure-washers" },
      { label: "Battery Pressure Washers", href: "/collections/cordless-pressure-washers" },
      { label: "Professional Pressure Washers", href: "/collections/professional-pressure-washers" },
      { label: "Surface Cleaners", href: "/collections/surface-cleaners" },
      { label: "Hoses and Nozzles", href: "/collections/pressure-washer-accessories" },
    ],
    shopAll: { label: "Shop All Pressure Washers", href: "/collections/pressure-washers" },
    featured: [
      {
        title: "Petrol Pressure Washer",
        description: "Cleans far from a socket: lorries, cattle sheds, building sites.",
        href: "/products/9f2c4e7ab1d3",
        linkText: "View the washer",
        image: "stihl-rb-600",
      },
      {
        title: "Surface Cleaners",
        description: "For terraces and interlocking tiles, without splashing the walls.",
        href: "/collections/surface-cleaners",
        linkText: "Shop surface cleaners",
        image: "stihl-re-90",
      },
    ],
  },
  {
    key: "lawn-mowers",
    label: "Lawn Mowers",
    categories: [
      { label: "Petrol Lawn Mowers", href: "/collections/petrol-lawn-mowers" },
      { label: "Battery Lawn Mowers", href: "/collections/cordless-lawn-mowers" },
      { label: "Electric Lawn Mowers", href: "/collections/electric-lawn-mowers" },
      { label: "Mulching Lawn Mowers", href: "/collections/mulching-lawn-mowers" },
      { label: "Robotic Mowers", href: "/collections/robotic-mowers" },
    ],
    shopAll: { label: "Shop All Lawn Mowers", href: "/collections/lawn-mowers" },
    featured: [
      {
        title: "Self-Propelled Petrol Mower",
        description: "Driven wheels that pull themselves up a sloping lawn.",
        href: "/products/self-propelled-petrol-mower",
        linkText: "View the mower",
        image: "stihl-rm-448-tx",
      },
      {
        title: "Robotic Mowers",
        description: "Cuts a little every day and returns to its dock on its own.",
        href: "/collections/robotic-mowers",
        linkText: "Shop robotic mowers",
        image: "stihl-imow-6-evo",
      },
    ],
  },
];

/** Null for a category that has no panel. */
export function findMegaMenuPanel(key: string): MegaMenuPanel | null {
  return megaMenu.find((panel) => panel.key === key) ?? null;
}

export type NavigationItem = { kind: "panel"; label: string; panel: MegaMenuKey } | ({ kind: "link" } & MenuLink);

/** The header's main navigation: an item opens a mega-menu or leads to a page. */
export const navigation: readonly NavigationItem[] = [
  { kind: "panel", label: "Chainsaws", panel: "chainsaws" },
  { kind: "panel", label: "Brushcutters", panel: "brushcutters" },
  { kind: "link", label: "Our Locations", href: "/branches" },
  { kind: "link", label: "About Us", href: "/about" },
];

export interface MobileMenuPanel {
  key: "chainsaws" | "brushcutters" | "hand-tools" | "vacuums";
  label: string;
  shopAll: MenuLink;
  links: readonly MenuLink[];
}

/** The top level of the menu of small screens. */
export const mobileMenu: readonly MobileMenuPanel[] = [
  {
    key: "chainsaws",
    label: "Chainsaws",
    shopAll: { label: "Shop All Chainsaws", href: "/collections/chainsaws" },
    links: [
      { label: "Petrol Chainsaws", href: "/collections/chainsaws?type=petrol" },
      { label: "Electric Chainsaws", href: "/collections/chainsaws?type=corded" },
      { label: "Battery Chainsaws", href: "/collections/chainsaws?type=cordless" },
      { label: "Gardening", href: "/collections/gardening" },
      { label: "Lawn Mowers", href: "/collections/lawn-mowers" },
      { label: "Hedge Trimmers", href: "/collections/hedge-trimmers" },
    ],
  },
  {
    // Drills and saws under Brushcutters: the specification gives this panel so, and it is kept.
    key: "brushcutters",
    label: "Brushcutters",
    shopAll: { label: "Shop All Brushcutters", href: "/collections/brushcutters" },
    links: [
      { label: "Electric Drills", href: "/collections/electric-drills" },
      { label: "Impact Drivers", href: "/collections/impact-drivers" },
      { label: "Pole Saws", href: "/collections/pole-saws" },
      { label: "Top-Handle Saws", href: "/collections/top-handle-saws" },
      { label: "Petrol Brushcutters", href: "/collections/petrol-brushcutters" },
      { label: "Battery Brushcutters", href: "/collections/battery-brushcutters" },
    ],
  },
  {
    key: "hand-tools",
    label: "Hand Tools",
    shopAll: { label: "Shop All Hand Tools", href: "/collections/hand-tools" },
    links: [
      { label: "Tape Measures", href: "/collections/tape-measures" },
      { label: "Secateurs", href: "/collections/secateurs" },
      { label: "Pruning Saws", href: "/collections/pruning-saws" },
      { label: "Hatchets and Axes", href: "/collections/hatchets-and-axes" },
      { label: "Sharpening Tools", href: "/collections/sharpening-tools" },
    ],
  },
  {
    key: "vacuums",
    label: "Vacuums",
    shopAll: { label: "Shop All Vacuums", href: "/collections/vacuums" },
    links: [
      { label: "Handheld Vacuums", href: "/collections/handheld-vacuums" },
      { label: "Cordless Vacuums", href: "/collections/cordless-vacuums" },
      { label: "Pet Vacuums", href: "/collections/pet-vacuums" },
      { label: "Cordless Stick Vacuums", href: "/collections/cordless-stick-vacuums" },
      { label: "Replacement Filters", href: "/collections/replacement-filters" },
    ],
  },
];

/** Below the four panels of the mobile menu. */
export const mobileMenuLinks: readonly MenuLink[] = [
  { label: "Our Locations", href: "/branches" },
  { label: "About Us", href: "/about" },
  { label: "Contact", href: "/contact" },
  { label: "Search", href: "/search" },
];

export interface FooterColumn {
  heading: string;
  links: readonly MenuLink[];
}

/** Columns of links into the site; the outside links and social profiles come from `company`. */
export const footerColumns: readonly FooterColumn[] = [
  {
    heading: "Products",
    links: [
      { label: "Chainsaws", href: "/collections/chainsaws" },
      { label: "Brushcutters", href: "/collections/brushcutters" },
      { label: "Blowers", href: "/collections/blowers" },
      { label: "Pressure Washers", href: "/collections/pressure-washers" },
      { label: "Lawn Mowers", href: "/collections/lawn-mowers" },
      { label: "All Categories", href: "/collections/all-categories" },
      { label: "Compare Products", href: "/compare" },
    ],
  },
  {
    heading: "Support",
    links: [
      { label: "Contact", href: "/contact" },
      { label: "Warranty", href: "/warranty" },
      { label: "Returns", href: "/returns" },
      { label: "Manuals", href: "/manuals" },
      { label: "Parts", href: "/parts" },
      { label: "Repair", href: "/repair" },
    ],
  },
  {
    heading: "Company",
    links: [
      { label: "About Us", href: "/about" },
      { label: "Our Locations", href: "/branches" },
      { label: "Careers", href: "/careers" },
      { label: "Press", href: "/press" },
      { label: "Investors", href: "/investors" },
      { label: "Sustainability", href: "/sustainability" },
    ],
  },
];

/** In the footer's last line. */
export const legalLinks: readonly MenuLink[] = [
  { label: "Privacy Policy", href: "/privacy-policy" },
  { label: "Terms of Service", href: "/terms-of-service" },
  { label: "Accessibility Statement", href: "/accessibility-statement" },
  { label: "Cookies", href: "/cookies" },
];
