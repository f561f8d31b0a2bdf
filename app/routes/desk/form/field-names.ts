/** What the desk calls the API's fields, where its own word is another one. */

const NAMES: Record<string, string> = {
  slug: "Address",
  sku: "SKU",
  brand_id: "Brand",
  product_type: "Kind",
  type: "Power type",
  brief_description: "In one or two sentences",
  technical_details: "Figures",
  category_id: "Category",
  subcategory_ids: "Subcategories",
  sale_price: "Offer price",
  stock_quantity: "Stock",
  images: "Pictures",
  email: "E-mail",
  percent: "Prices by percent",
  current: "Current password",
  next: "New password",
};

/** `category_id` reads as "Category", `sort_order` as "Sort order". */
export function nameField(field: string): string {
  const known = NAMES[field];
  if (known) return known;
  const words = field.replaceAll(/[_.]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
