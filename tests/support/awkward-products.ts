/**
 * Awkward products, in the shapes that an upstream may send: every page must cope with them.
 */

const LONG_WORD = "Unbreakable".repeat(28).slice(0, 300);
const LONG_URL = `https://manuals.example.com/${"archive/".repeat(24)}AK10-AK20-AR3000L.pdf`;

/** A plain picture of the given size, as a data URL. */
function aDrawnPicture(width: number, height: number, colour = "c64"): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#${colour}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const specifications = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Specification ${index + 1}`,
    value: `${index + 1} mm`,
  }));

const HTML_OF_EVERY_KIND = `
  <h1>One</h1><h2>Two</h2><h5>Five</h5><p>A <b>bold</b>, <i>slanted</i>, <u>underlined</u> <code>word</code>.</p>
  <ul><li>First<ul><li>Inside</li></ul></li><li>Second</li></ul><ol><li>One</li></ol>
  <blockquote>Said by one.</blockquote><blockquote>Said by another.</blockquote><pre>line 1
line 2</pre>
  <table><tr><th>Wide</th>${"<th>Another heading</th>".repeat(9)}</tr><tr>${"<td>1,234.5 mm</td>".repeat(10)}</tr></table>
  <script>document.title = "run"</script><style>body { display: none }</style><iframe src="https://example.com"></iframe>
  <img src="x" onerror="document.title='run'"><a href="javascript:alert(1)">No</a> <a href="/contact">Yes</a>
  <div style="position:fixed;inset:0">Over everything</div><p></p><form><input></form>`;

/** By description. */
const SHAPES: Record<string, Record<string, unknown>> = {
  "no pictures": {},
  "a tall picture": { images: [aDrawnPicture(600, 1200)] },
  "a tall picture of known size": {
    images: [{ url: aDrawnPicture(600, 1200), width: 600, height: 1200 }],
  },
  "a very wide picture": { images: [aDrawnPicture(2400, 60)] },
  "a tiny picture": { images: [aDrawnPicture(8, 8)] },
  "twelve pictures": {
    images: Array.from({ length: 12 }, (_, index) => aDrawnPicture(400 + 90 * index, 700, "48a")),
  },
  "pictures that do not load": {
    images: ["data:image/png;base64,AAAA", "data:image/png;base64,AAAB"],
  },
  "an invalid picture URL": { images: ["\\\\srv 01\\pics\\a.jpg", "/\\["] },
  "an impossible scale": {
    images: [
      {
        url: aDrawnPicture(300, 900),
        width: 300,
        height: 900,
        scale: {
          length_mm: 40,
          dimension_start_mm: 0,
          dimension_mm: 2,
          dimension_text: "0.2 cm and a long lettering",
        },
      },
    ],
  },
  "one word of 300 letters everywhere": {
    name: LONG_WORD,
    brand: LONG_WORD,
    sku: LONG_WORD,
    product_type: LONG_WORD,
    category: LONG_WORD,
    subcategory: LONG_WORD,
    brief_description: LONG_WORD,
    description: LONG_WORD,
    images: [aDrawnPicture(600, 400)],
    specifications: [{ name: LONG_WORD, value: LONG_WORD }],
    features: [LONG_WORD, { title: LONG_WORD, description: LONG_WORD }],
    custom_sections: [{ title: LONG_WORD, content: LONG_WORD }],
  },
  "a URL in every field": {
    name: `Pump ${LONG_URL}`,
    sku: LONG_URL,
    brief_description: LONG_URL,
    description: `Manual: ${LONG_URL} and ${LONG_URL}`,
    images: [aDrawnPicture(600, 400)],
    specifications: [
      {
        name: "Fits",
        value: "AK10/AK20/AK30/AP100/AP200/AP300/AP300S/AP500S/AR1000/AR2000/AR3000/AR3000L",
      },
    ],
    features: [{ title: "Manual", description: LONG_URL }],
  },
  "a name of forty words": {
    name: "Heavy duty long reach telescopic professional ".repeat(7).trim(),
  },
  "no specifications": { specifications: [], images: [aDrawnPicture(500, 300)] },
  "one specification": { specifications: { Weight: "1 kg" }, images: [aDrawnPicture(500, 300)] },
  "sixty specifications": {
    technical_details: specifications(60),
    images: [aDrawnPicture(500, 300)],
  },
  "numbers of many digits": {
    specifications: [
      { name: "Displacement of the whole engine block", value: "1234567.89 cc" },
      { name: "Power", value: "98,76,543.21 kW" },
      { name: "Weight", value: "0.00012345 kg" },
    ],
  },
  "one specification twice": {
    specifications: [
      { name: "Weight", value: "1 kg" },
      { name: "Weight", value: "1 kg" },
    ],
  },
  "specifications in JSON": {
    technical_details: '[{"title":"Power","description":"2 kW"}]',
    images: '["/a.jpg"]',
  },
  "markup in specifications": { technical_details: { "<u>Power</u>": "<b>2</b> kW &amp; more" } },
  "HTML of every kind": {
    description: HTML_OF_EVERY_KIND,
    custom_sections: [{ title: "Care", content: HTML_OF_EVERY_KIND }],
  },
  "HTML that never closes": {
    description: "<div><ul><li><b>Open <p>everywhere",
    brief_description: "<b>Open",
  },
  "features in order": {
    features: [
      "A phrase",
      { title: "A text", description: "<ul><li>One</li><li>Two</li></ul>" },
      "Another phrase",
      "A phrase",
    ],
  },
  "a Malayalam name": {
    name: "പെട്രോൾ ബ്രഷ് കട്ടർ പുല്ലുവെട്ടി യന്ത്രം",
    description: "വീട്ടുവളപ്പിലെ പുല്ല് വെട്ടാൻ.",
  },
  "an Arabic name": { name: "منشار سلسلة يعمل بالبنزين", description: "للحطب والأشجار." },
  "emoji in the name": {
    name: "👩🏽‍🌾🪚 Saw 🌴🌴🌴 of the year",
    brief_description: "👨‍👩‍👧‍👦".repeat(60),
  },
  "three videos": {
    images: [
      { is_youtube: true, youtube_id: "abcdefghijk", alt_text: LONG_WORD },
      { is_facebook: true, facebook_id: "1234567890" },
      { is_video: true, url: "/uploads/loop.mp4" },
    ],
  },
  "videos and twelve pictures": {
    images: [
      { is_youtube: true, youtube_id: "bbcdefghijk" },
      { is_youtube: true, youtube_id: "cbcdefghijk", alt_text: "Changing the chain" },
      ...Array.from({ length: 12 }, () => aDrawnPicture(700, 500, "484")),
    ],
  },
  documents: {
    custom_sections: [
      { title: "Documents", content: `<ul><li><a href="${LONG_URL}">${LONG_URL}</a></li></ul>` },
    ],
  },
  "a price of zero": { price: 0, sale_price: 0 },
  "a price of many digits": { price: 98765432109876, sale_price: 1 },
  "none in stock": { inventory_quantity: 0, price: 100 },
  "none in stock, announced": { inventory_quantity: 0, status: "new", price: 100 },
  "stock that is not counted": { inventory_quantity: null, price: 100 },
  "no brand": { brand: "", category: "", subcategory: null },
  "a name of one letter": { name: "X", sku: "" },
  "a name that is its brand": { name: "Echo", brand: "Echo" },
  "half a character in the slug": { slug: "saw-\ud83d", name: "Half \ud83d a character" },
};

interface AwkwardProduct extends Record<string, unknown> {
  id: number;
  name: string;
  slug: string;
}

/** A description, and the product as an upstream sends it; ids from 1. */
export const awkwardProducts: readonly { what: string; product: AwkwardProduct }[] = Object.entries(
  SHAPES,
).map(([what, fields], index) => ({
  what,
  product: {
    id: index + 1,
    name: `Machine ${index + 1}`,
    slug: `machine-${index + 1}`,
    brand: "Echo",
    status: "active",
    category: "Awkward",
    category_id: 1,
    category_slug: "awkward",
    subcategory_id: 2,
    ...fields,
  },
}));

/** The responses of an upstream that lists these products only. */
export function awkwardResponses() {
  const products = awkwardProducts.map(({ product }) => product);
  const category = {
    id: 1,
    slug: "awkward",
    name: "Awkward",
    description: "",
    product_count: products.length,
  };
  const byPath = products.flatMap((product) => [
    [`/api/products/${product.id}`, product],
    [`/api/products/slug/${encodeURIComponent(product.slug.toWellFormed())}`, product],
  ]);
  return {
    "/api/products": products,
    "/api/categories": [category],
    "/api/categories/slug/awkward": category,
    "/api/product-subcategories": [],
    "/api/subcategories": [{ id: 2, slug: "most-awkward", name: "Most awkward", category_id: 1 }],
    ...Object.fromEntries(byPath),
  };
}
