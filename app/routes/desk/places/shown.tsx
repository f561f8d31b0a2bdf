/** Which categories the menus, the home page and All Categories show, in which order: chosen here, or the folder's. */
import { Form, Link } from "react-router";
import { z } from "zod";
import { ShownOn } from "#app/contract/overrides.ts";
import type { Category } from "#app/contract/place-in-catalogue.ts";
import { readForm } from "#app/http/form.ts";
import { site } from "#app/site/site.server.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import type { DeskApi } from "../desk-api.server.ts";
import { redirectDone } from "../form/done.server.ts";
import { FailureNotice } from "../form/failure-notice.tsx";
import { failForm, trySend } from "../form/try-send.server.ts";
import type { Route } from "./+types/shown";
import { moveId } from "./kinds.ts";
import { ShownList } from "./shown-list.tsx";
import "./places.css";

export const meta: Route.MetaFunction = () => [{ title: "What pages show | Desk" }];

const FIT_IN_HEADER = 6;

const PAGES: Record<ShownOn, { title: string; where: string; href: string }> = {
  menus: {
    title: "Menus",
    where: `in the menu of a phone, and in the header of every page, where about ${FIT_IN_HEADER} fit on a line`,
    href: "/",
  },
  home: { title: "Home page", where: "as tiles of the home page", href: "/" },
  "all-categories": {
    title: "All Categories",
    where: "as tiles of the page All Categories",
    href: "/collections/all-categories",
  },
};

/** A dealer's home page may do without tiles. */
function listPages(): ShownOn[] {
  const hasTiles = !site.home || site.home.sections.some(({ type }) => type === "categories");
  return ShownOn.options.filter((page) => page !== "home" || hasTiles);
}

/** What the folder lists for a page, as far as it is a category; where that is little, all there are. */
function listToBegin(page: ShownOn, categories: readonly Category[]): string[] {
  const tiles = site.home?.sections.flatMap((section) => (section.type === "categories" ? section.tiles : [])) ?? [];
  const links = { menus: site.menus.panels.map(({ shopAll }) => shopAll), home: tiles, "all-categories": [] };
  const present = categories.filter(({ retired }) => !retired);
  const listed = links[page].flatMap(({ href }) => present.find(({ slug }) => href === `/collections/${slug}`) ?? []);
  const own = present.filter(({ kind }) => kind === "category");
  const first = page === "menus" ? own.slice(0, FIT_IN_HEADER) : own;
  return (listed.length > 0 ? listed : first).map(({ slug }) => slug);
}

async function readAll(api: DeskApi) {
  const [{ shown }, categories] = await Promise.all([api.readOverrides(), api.listAllCategories()]);
  return { shown, categories };
}

export async function loader({ context }: Route.LoaderArgs) {
  const { shown, categories } = await readAll(requirePermission(context, "canManageProducts").api);
  const toOption = ({ slug, name, retired }: Category) => ({ slug, name, retired });
  return {
    pages: listPages().map((page) => {
      const slugs = shown[page];
      return {
        page,
        ...PAGES[page],
        chosen: slugs?.flatMap((slug) => categories.filter((each) => each.slug === slug).map(toOption)) ?? null,
        others: categories.filter(({ slug, retired }) => !retired && !slugs?.includes(slug)).map(toOption),
      };
    }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const form = await readForm(request);
  const page = ShownOn.safeParse(form.get("page")).data;
  const slug = String(form.get("slug") ?? "");
  const intent = String(form.get("intent") ?? "");
  return trySend(form, async () => {
    if (page === undefined) return failForm(form, "This form is not known here");
    const back = `/desk/categories/shown#${page}`;
    if (intent === "folder") {
      await api.send("DELETE", `/overrides/shown/${page}`, z.unknown());
      return redirectDone(back, `${PAGES[page].title}: as in the shop's folder again.`);
    }
    const { shown, categories } = await readAll(api);
    const slugs = shown[page] ?? [];
    const changes: Record<string, () => string[]> = {
      start: () => listToBegin(page, categories),
      add: () => [...slugs.filter((each) => each !== slug), slug],
      remove: () => slugs.filter((each) => each !== slug),
      up: () => moveId(slugs, slug, "up") ?? slugs,
      down: () => moveId(slugs, slug, "down") ?? slugs,
    };
    const change = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
    if (!change) return failForm(form, "This form is not known here");
    await api.send("PUT", `/overrides/shown/${page}`, z.unknown(), { slugs: change() });
    return redirectDone(back, `${PAGES[page].title}: saved, and on the site.`);
  });
}

export default function Shown({ loaderData: { pages }, actionData: failure }: Route.ComponentProps) {
  return (
    <>
      <div>
        <p>
          <Link to="/desk/categories">Categories</Link>
        </p>
        <h1>What pages show</h1>
      </div>
      <FailureNotice failure={failure} />
      {pages.map(({ page, title, where, href, chosen, others }) => (
        <section className="desk-part" id={page} aria-labelledby={`${page}-title`} key={page}>
          <h2 id={`${page}-title`}>{title}</h2>
          <p className="desk-hint">
            {chosen ? "These are shown" : "What the shop's folder lists is shown"} {where}. <a href={href}>See it</a>
          </p>
          {chosen ? (
            <ShownList page={page} chosen={chosen} others={others} />
          ) : (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="page" value={page} />
              <button className="btn btn--line btn--small" type="submit" name="intent" value="start">
                Choose here instead<span className="sr">: {title}</span>
              </button>
            </Form>
          )}
        </section>
      ))}
    </>
  );
}
