/** The specified titles and texts of each page, as the built server sends them. */
import { describe, expect, inject, it } from "vitest";
import { getPage } from "../../support/page.ts";

const site = inject("site");

describe("a page's title", () => {
  it.each([
    ["/", "Home"],
    ["/about", "About Us"],
    ["/contact", "Contact Us"],
    ["/branches", "Our Branches"],
    ["/collections", "Products"],
    ["/collections/chainsaws", "Chainsaws"],
    ["/collections/all-categories", "All Categories"],
    ["/collections/pressure-washers", "Pressure Washers"],
    ["/collections/subcategory?subcategory_id=5", "Subcategory Products"],
    ["/search?q=ms+250", "Search: ms 250"],
    ["/search", "Search Products"],
    ["/products/stihl-ms-250", "STIHL MS 250"],
    ["/compare", "Compare Products"],
    ["/locations/ranni", "Professional Power Tools in Ranni"],
    ["/warranty", "Warranty"],
    ["/privacy-policy", "Privacy Policy"],
  ])("of %s is '%s' and the site's name", async (path, title) => {
    expect((await getPage(site + path)).title).toBe(`${title} | Pampa Power Tools`);
  });
});

describe("a page has", () => {
  it.each([
    [
      "/",
      [
        "Kerala, India's leading STIHL dealer since 2005",
        "OFFICIAL STIHL DEALER",
        "Platinum Dealer",
        "EMI + SMAM Subsidy",
        "Expert Technicians",
        "Shop by category",
        "Easily keep your yard clean with the right outdoor tools.",
      ],
    ],
    [
      "/search?q=zzzzqqqq",
      [
        "No products found",
        'We couldn\'t find any products matching "zzzzqqqq". Try using different keywords or browse our categories.',
        "Browse All Products",
      ],
    ],
    [
      "/search?q=warranty",
      [
        "Most power tools carry a 2-year warranty, outdoor products typically 3 years.",
        'Found 0 products for "warranty"',
      ],
    ],
    ["/search?q=chainsaw", ["Chainsaws, 50", "Petrol Chainsaws, 32"]],
    // Those of chainsaws are product types too, and are listed there.
    ["/collections/brushcutters", ["Product Type", "Subcategory", "Battery Brushcutters"]],
    [
      "/search?q=battery",
      ["Product Type", "Power Type", "Battery Amp Hours", "2 ah", "Relevance A to Z Z to A"],
    ],
    [
      "/collections/chainsaws",
      [
        "Product Type",
        "Power Type",
        "Electric",
        "Battery",
        "Petrol",
        "MS 250",
        "Guide bar length",
        "Relevance A to Z Z to A",
      ],
    ],
    [
      "/collections/hand-tools?type=petrol",
      ["No products available in this category. Try browsing other categories."],
    ],
    [
      "/contact",
      [
        "Monday-Saturday, 8.30AM-7.00PM",
        "We reply within 24 hours.",
        "Unused products can be returned within 30 days, in the original packaging, with the receipt and all accessories.",
        "Most power tools carry a 2-year warranty; outdoor products typically 3 years.",
        "Repairs go through authorized service centers.",
        "Technical support is available during business hours",
      ],
    ],
    [
      "/locations/munnar",
      [
        "96 km from our head office, in a straight line",
        "Delivery price on request",
        "Munnar is farther away.",
        "Nearest branch: Kottayam",
      ],
    ],
    [
      "/locations/kottayam",
      [
        "Free delivery on orders above ₹5,000",
        "Delivery time 1-2 Working Days",
        "Professional setup available",
        "Call Now",
        "WhatsApp",
        "Suggested machines in Kottayam",
      ],
    ],
    [
      "/collections/all-categories",
      [
        "Sustainability Report 2022 Acting For Tomorrow Our Motivation",
        "a family-owned business with roots nearly 100 years old",
      ],
    ],
    [
      "/about",
      [
        "The figures of the maker, STIHL:",
        "110+ years of innovation",
        "100+ countries",
        "2500+ products",
        "50M+ customers",
        "14 branches",
        "since 2005",
        "100,000 customers",
      ],
    ],
    [
      "/products/stihl-ms-250",
      [
        "SKU MS-250",
        "In stock",
        "Technical",
        "Contact Now",
        "Find Branch",
        "Consumer finance Available Private finance Available",
      ],
    ],
    [
      "/compare?products=11,12",
      [
        "SKU",
        "Description",
        "Product Type",
        "Displacement (CC)",
        "Power",
        "Engine power (HP)",
        "Weight",
      ],
    ],
    ["/branches", ["Our Locations", "Get Directions"]],
    ["/privacy-policy", ["We delete messages 365 days after we receive them."]],
    [
      "/collections",
      [
        "Category Not Found",
        "Please select a valid category.",
        "Back to Home",
        "All categories",
        "Search Products",
      ],
    ],
    ["/no/such/page", ["404 Page Not Found"]],
  ])("the specified texts on %s", async (path, texts) => {
    const { text } = await getPage(site + path);
    expect(texts.filter((wanted) => !text.includes(wanted))).toEqual([]);
  });
});

it("a search that names a page does not say that nothing was found", async () => {
  expect((await getPage(`${site}/search?q=warranty`)).text).not.toContain("No products found");
});

/** Elements that a browser without styles shows in one line. */
const INLINE = "(?:a|span|b|small|strong)";
const JOINED = new RegExp(
  `([\\p{L}\\d.)]{2,})(?:</${INLINE}>)+(?:<${INLINE}\\b[^>]*>)+([\\p{L}\\d(]{2,})|([\\p{L}\\d.)]{2,})<small\\b[^>]*>([\\p{L}\\d(]{2,})`,
  "gu",
);

it.each([
  "/",
  "/collections/chainsaws?type=petrol&compare=1",
  "/products/stihl-ms-250",
  "/contact",
  "/branches",
  "/search?q=saw",
  "/compare?products=1,11",
  "/about",
  "/locations/adoor",
  "/collections/all-categories",
])("%s has no joined words where there are no styles, as in Lynx", async (path) => {
  const { html } = await getPage(site + path);
  const read = html.replaceAll(/<(script|style|svg)\b.*?<\/\1>|<!--.*?-->/gs, "");
  const joined = Array.from(
    read.matchAll(JOINED),
    ([, one, other, before, small]) => `${one ?? before}|${other ?? small}`,
  );
  expect([...new Set(joined)]).toEqual([]);
});
