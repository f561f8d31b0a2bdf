/** Every URL of the site. */
import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { deskRoutes } from "./routes/desk/routes.ts";

export default [
  index("routes/home/home.tsx"),
  route("about", "routes/about/about.tsx"),
  route("contact", "routes/contact/contact.tsx"),
  route("branches", "routes/branches/branches.tsx"),
  route("outline.json", "routes/branches/outline.ts"),
  route("collections", "routes/collections/no-category.tsx"),
  route("collections/all-categories", "routes/all-categories/all-categories.tsx"),
  route("collections/subcategory", "routes/collections/subcategory.tsx"),
  route("collections/:category", "routes/collections/collection.tsx"),
  route("list/:kind", "routes/list/page.ts"),
  route("search", "routes/search/search.tsx"),
  route("search/live", "routes/search/live.ts"),
  route("products/:id", "routes/products/product.tsx"),
  route("products/:id/sheet", "routes/products/data-sheet.ts"),
  route("compare", "routes/compare/compare.tsx"),
  route("previews/*", "routes/previews/preview.ts"),
  route("locations/:town", "routes/locations/town.tsx"),
  deskRoutes,
  route("api/*", "routes/api/api.ts"),
  route("uploads/:name", "routes/uploads/uploads.ts"),
  route("health", "routes/health.ts"),
  route("ready", "routes/ready.ts"),
  route("metrics", "routes/metrics.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("sitemap.xml", "routes/sitemap/sitemap.ts"),
  route("site/:digest/:file", "routes/site-files.ts"),
  route(":page", "routes/info/info.tsx"),
  route("*", "routes/error/not-found.tsx"),
] satisfies RouteConfig;
