/** Chooses and orders the categories in the menus, on the home page and on All Categories. */
import type { ComponentProps } from "react";
import { Form, Link } from "react-router";
import type { ApiCategory } from "#app/contract/groups.ts";
import { ListingPage, ListingPageUpdate } from "#app/contract/overrides.ts";
import { site } from "#app/site/site.server.ts";
import { Field } from "#app/ui/field.tsx";
import { requirePermission } from "../access/require-permission.server.ts";
import { editList } from "../form/edit-list.server.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import type { FieldOption } from "../form/fields.ts";
import { OrderedList } from "../form/list-editor.tsx";
import { redirectWithNotice } from "../form/notice.server.ts";
import { Select } from "../form/options.tsx";
import { failUnknown, trySend } from "../form/try-send.server.ts";
import type { Route } from "./+types/categories-on-pages";

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
  return {
    pages: listPages().map((page) => {
      const slugs = shown[page];
      return {
        page,
        ...PAGES[page],
        chosen: slugs?.flatMap((slug) =>
          categories
            .filter((each) => each.slug === slug)
            .map(({ name, retired }) => ({
              key: slug,
              name,
              hint: retired ? "retired: not shown" : "",
            })),
        ),
        others: categories
          .filter(({ slug, retired }) => !retired && !slugs?.includes(slug))
          .map(({ slug, name }) => ({ id: slug, name })),
      };
    }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  return trySend(request, async (form) => {
    const page = ListingPage.safeParse(form.get("page")).data;
    const intent = form.get("intent");
    if (page === undefined) return failUnknown(form);
    const categories = await api.listAllCategories();
    await api.changeShown(page, (saved) => {
      if (intent === "folder") return null;
      if (intent === "start") return saved ?? listDefaults(page, categories);
      const added = String(form.get("slug"));
      const slugs =
        intent === "add"
          ? [...(saved ?? []).filter((slug) => slug !== added), added]
          : editList(form, saved ?? [], (slug) => slug);
      return ListingPageUpdate.parse({ slugs }).slugs;
    });
    const { title } = PAGES[page];
    return redirectWithNotice(
      `/desk/categories/shown#${page}`,
      intent === "folder"
        ? `${title}: now from the shop's folder.`
        : `${title}: saved and on the site.`,
    );
  });
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
          {chosen && <Chosen page={page} chosen={chosen} others={others} />}
          <Form method="post" preventScrollReset>
            <input type="hidden" name="page" value={page} />
            <button
              className="btn btn--line btn--small"
              type="submit"
              name="intent"
              value={chosen ? "folder" : "start"}
            >
              {chosen ? "Use the shop's folder instead" : "Choose here instead"}
              <span className="sr">: {title}</span>
            </button>
          </Form>
        </section>
      ))}
    </>
  );
}

interface ChosenProps {
  page: string;
  chosen: ComponentProps<typeof OrderedList>["entries"];
  others: FieldOption[];
}

function Chosen({ page, chosen, others }: ChosenProps) {
  return (
    <>
      {chosen.length === 0 && <p>No categories are chosen, so none are shown.</p>}
      <OrderedList entries={chosen} texts={{ page: [page] }} removes />
      {others.length > 0 && (
        <Form method="post" className="desk-row" preventScrollReset>
          <input type="hidden" name="page" value={page} />
          <Field label="Also show" name="slug" id={`add-${page}`}>
            {(field) => <Select {...field} options={others} />}
          </Field>
          <button className="btn btn--line" type="submit" name="intent" value="add">
            Add
          </button>
        </Form>
      )}
    </>
  );
}
