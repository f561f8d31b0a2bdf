/** Chooses and orders the categories in the menus, on the home page and on All Categories. */
import { Form, Link } from "react-router";
import type { ApiCategory } from "#app/contract/groups.ts";
import { ListingPage, ListingPageUpdate } from "#app/contract/overrides.ts";
import { readForm } from "#app/http/form.ts";
import { site } from "#app/site/site.server.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import { DeskApiError } from "../desk-api.server.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { moveItem } from "../form/move-item.ts";
import { redirectWithNotice } from "../form/notice.server.ts";
import { failUnknown, OUT_OF_DATE, trySend } from "../form/try-send.server.ts";
import type { Route } from "./+types/categories-on-pages";
import { CategoryOrder } from "./category-order.tsx";
import "./groups.css";

export const meta: Route.MetaFunction = () => [{ title: "Categories on pages | Desk" }];

const FIT_IN_HEADER = 6;

const PAGES: Record<ListingPage, { title: string; where: string; href: string }> = {
  menus: {
    title: "Menus",
    where: `in the phone menu and in the header, where about ${FIT_IN_HEADER} fit on a line`,
    href: "/",
  },
  home: { title: "Home page", where: "as tiles on the home page", href: "/" },
  "all-categories": {
    title: "All Categories",
    where: "as tiles on the All Categories page",
    href: "/collections/all-categories",
  },
};

/** Without the home page if it has no tiles. */
function listPages(): ListingPage[] {
  const hasTiles = !site.home || site.home.sections.some(({ type }) => type === "categories");
  return ListingPage.options.filter((page) => page !== "home" || hasTiles);
}

/** The categories that the folder lists for a page; all categories if it lists none. */
function listDefaults(page: ListingPage, categories: readonly ApiCategory[]): string[] {
  const tiles =
    site.home?.sections.flatMap((section) =>
      section.type === "categories" ? section.tiles : [],
    ) ?? [];
  const links = {
    menus: site.menus.panels.map(({ shopAll }) => shopAll),
    home: tiles,
    "all-categories": [],
  };
  const active = categories.filter(({ retired }) => !retired);
  const listed = links[page].flatMap(
    ({ href }) => active.find(({ slug }) => href === `/collections/${slug}`) ?? [],
  );
  const own = active.filter(({ kind }) => kind === "category");
  const first = page === "menus" ? own.slice(0, FIT_IN_HEADER) : own;
  return (listed.length > 0 ? listed : first).map(({ slug }) => slug);
}

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const [{ shown }, categories] = await Promise.all([api.readOverrides(), api.listAllCategories()]);
  const toOption = ({ slug, name, retired }: ApiCategory) => ({ slug, name, retired });
  return {
    pages: listPages().map((page) => {
      const slugs = shown[page];
      return {
        page,
        ...PAGES[page],
        chosen:
          slugs?.flatMap((slug) => categories.filter((each) => each.slug === slug).map(toOption)) ??
          null,
        others: categories
          .filter(({ slug, retired }) => !retired && !slugs?.includes(slug))
          .map(toOption),
      };
    }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const form = await readForm(request);
  const page = ListingPage.safeParse(form.get("page")).data;
  const slug = String(form.get("slug") ?? "");
  const intent = String(form.get("intent") ?? "");
  return trySend(form, async () => {
    if (page === undefined) return failUnknown(form);
    const categories = await api.listAllCategories();
    await api.changeShown(page, (saved) => {
      if (intent === "folder") return null;
      if (intent === "start") return saved ?? listDefaults(page, categories);
      return ListingPageUpdate.parse({ slugs: edit(saved ?? [], slug, intent) }).slugs;
    });
    return redirectWithNotice(
      `/desk/categories/shown#${page}`,
      intent === "folder"
        ? `${PAGES[page].title}: now from the shop's folder.`
        : `${PAGES[page].title}: saved and on the site.`,
    );
  });
}

function edit(slugs: readonly string[], slug: string, intent: string): readonly string[] {
  const others = slugs.filter((each) => each !== slug);
  switch (intent) {
    case "add":
      return [...others, slug];
    case "remove":
      return others;
    case "up":
    case "down":
      return moveItem(slugs, slug, intent) ?? slugs;
    default:
      throw new DeskApiError(400, OUT_OF_DATE);
  }
}

export default function CategoriesOnPages({
  loaderData: { pages },
  actionData: failure,
}: Route.ComponentProps) {
  return (
    <>
      <div>
        <p>
          <Link to="/desk/categories">Categories</Link>
        </p>
        <h1>Categories on pages</h1>
      </div>
      <FailureNotice failure={failure} />
      {pages.map(({ page, title, where, href, chosen, others }) => (
        <section className="desk-part" id={page} aria-labelledby={`${page}-title`} key={page}>
          <h2 id={`${page}-title`}>{title}</h2>
          <p className="desk-hint">
            {chosen ? "Chosen here" : "From the shop's folder"}. Shown {where}.{" "}
            <a href={href}>See it</a>
          </p>
          {chosen ? (
            <CategoryOrder page={page} chosen={chosen} others={others} />
          ) : (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="page" value={page} />
              <button
                className="btn btn--line btn--small"
                type="submit"
                name="intent"
                value="start"
              >
                Choose here instead<span className="sr">: {title}</span>
              </button>
            </Form>
          )}
        </section>
      ))}
    </>
  );
}
