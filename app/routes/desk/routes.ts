/** The desk's routes: signing in and setting a password are public, all others need a session. */
import { index, layout, prefix, route } from "@react-router/dev/routes";

const at = (path: string) => `routes/desk/${path}`;

const sections = [
  route("texts", at("products/edit/texts.tsx")),
  route("specifications", at("products/edit/specifications.tsx")),
  route("pictures", at("products/edit/pictures/pictures.tsx")),
  route("categories", at("products/edit/groups.tsx")),
  route("stock", at("products/edit/stock.tsx")),
  route("preview", at("products/preview/preview.tsx")),
];

const products = prefix("products", [
  index(at("products/list/products.tsx")),
  route("new", at("products/new/new-product.tsx")),
  route(":id", at("products/edit/product.tsx"), sections),
]);

export const deskRoutes = route("desk", at("desk.tsx"), [
  index(at("home.ts")),
  route("sign-in", at("access/sign-in.tsx")),
  route("set-up", at("access/set-up.tsx")),
  layout(at("access/session.ts"), [
    route("products/:id/framed", at("products/preview/preview.tsx"), {
      id: "routes/desk/products/preview/framed-preview",
    }),
    layout(at("signed-in.tsx"), [
      route("sign-out", at("access/sign-out.ts")),
      route("overview", at("overview/overview.tsx")),
      ...products,
      route("categories", at("groups/categories.tsx")),
      route("facts", at("facts/facts.tsx")),
      route("facts/*", at("facts/document.tsx")),
      route("specifications", at("specifications/specifications.tsx")),
      route("spreadsheet", at("spreadsheet/spreadsheet.tsx")),
      route("spreadsheet/:file", at("spreadsheet/file.ts")),
      route(":kind/:id", at("groups/group.tsx")),
      route("messages", at("messages/messages.tsx")),
      route("messages/erase", at("messages/erase-person.tsx")),
      route("messages/export", at("messages/export.ts")),
      route("report", at("report/report.tsx")),
      route("log", at("log/log.tsx")),
      route("people", at("people/people.tsx")),
      route("account", at("account/account.tsx")),
      route("*", at("not-found.ts")),
    ]),
  ]),
]);
