/** The layout of the desk's pages: navigation, the notice of the last change, signing out. */
import { data, Form, NavLink, Outlet, useLocation } from "react-router";
import type { Permissions } from "#app/contract/accounts.ts";
import type { Route } from "./+types/signed-in";
import { deskContext } from "./access/require-permission.server.ts";
import { useSentForm } from "./form/desk-form.tsx";
import { readNotice } from "./form/try-send.server.ts";

/** The titles of pages that have no other. */
export const meta: Route.MetaFunction = ({ loaderData, location }) => [
  { title: `${findPage(loaderData?.pages, location.pathname)?.name ?? "Page"} | Desk` },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = context.get(deskContext);
  const { notice, headers } = await readNotice(request);
  return data(
    {
      name: user.firstName || user.email,
      pages: pagesFor(user.permissions),
      notice,
    },
    { headers },
  );
}

function pagesFor(may: Permissions) {
  const pages: [allowed: boolean, href: string, name: string][] = [
    [true, "/desk/overview", "Overview"],
    [may.canReadDrafts, "/desk/products", "Products"],
    [may.canReadMessages, "/desk/messages", "Messages"],
    [may.canManageProducts, "/desk/categories", "Categories"],
    [may.canManageProducts, "/desk/facts", "Facts"],
    [may.canManageProducts, "/desk/specifications", "Specifications"],
    [may.canManageProducts, "/desk/spreadsheet", "Spreadsheet"],
    [may.canViewAnalytics, "/desk/report", "Report"],
    [may.canViewAnalytics, "/desk/log", "Changes"],
    [may.canManageUsers, "/desk/people", "People"],
    [true, "/desk/account", "My account"],
  ];
  return pages.filter(([allowed]) => allowed).map(([, href, name]) => ({ href, name }));
}

function findPage(pages: ReturnType<typeof pagesFor> = [], pathname: string) {
  return pages.find(({ href }) => `${pathname}/`.startsWith(`${href}/`));
}

export default function SignedIn({ loaderData: { name, pages, notice } }: Route.ComponentProps) {
  useSentForm();
  const { pathname } = useLocation();
  const current = findPage(pages, pathname);
  return (
    <>
      <header className="desk-bar">
        <nav aria-label="Desk">
          <details key={pathname}>
            <summary className="desk-summary">All sections{current && `: ${current.name}`}</summary>
          </details>
          <ul>
            {pages.map((page) => (
              <li key={page.href}>
                <NavLink to={page.href}>{page.name}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {notice && (
        <p className="desk-done desk-done--bar" role="status">
          {notice}
        </p>
      )}
      <div className="desk-page">
        <Outlet />
        <footer className="desk-foot">
          <a href="/">Public site</a>
          <Form method="post" action="/desk/sign-out">
            <button className="link" type="submit">
              Sign out {name}
            </button>
          </Form>
        </footer>
      </div>
    </>
  );
}
