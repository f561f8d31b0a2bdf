/**
 * The layout of a product's sections: name, status, links to the sections, and a preview. Its own
 * URL redirects to the first section that the person may open.
 */
import { Form, Link, Outlet, redirect, useLocation } from "react-router";
import type { Permission } from "#app/contract/accounts.ts";
import { ProductUpdate } from "#app/contract/product.ts";
import { isPublic } from "#app/contract/product-parts.ts";
import { readForm } from "#app/http/form.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import { findRejection } from "../../desk-api.server.ts";
import { ViewLinks } from "../../desk-table.tsx";
import { redirectWithNotice } from "../../form/try-send.server.ts";
import type { Route } from "./+types/product";
import "./product.css";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? "Product"} | Desk` },
];

const SECTIONS: { path: string; label: string; needs: Permission }[] = [
  { path: "texts", label: "Names and texts", needs: "canManageProducts" },
  { path: "specifications", label: "Specifications", needs: "canManageProducts" },
  { path: "pictures", label: "Pictures", needs: "canManageProducts" },
  { path: "categories", label: "Categories", needs: "canManageProducts" },
  { path: "stock", label: "Price and stock", needs: "canChangeStock" },
  { path: "preview", label: "Preview", needs: "canReadDrafts" },
];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { api, user } = requirePermission(context, "canReadDrafts");
  const sections = SECTIONS.filter(({ needs }) => user.permissions[needs]);
  if (url.pathname.endsWith(`/${params.id}`))
    throw redirect(`${url.pathname}/${sections[0]?.path}`);
  const { id, version, name, slug, status } = await api.findProduct(Number(params.id));
  return {
    id,
    version,
    name,
    slug,
    status,
    isPublic: isPublic({ status }),
    sections,
    mayManage: user.permissions.canManageProducts,
  };
}

const RESULTS: Record<string, string> = {
  active: "is public now",
  archived: "is retired. Visitors no longer see it",
};

/** Publishes, retires or restores the product. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const back = `/desk/products/${params.id}`;
  const status = (await readForm(request)).get("status");
  try {
    const update = ProductUpdate.parse({ status });
    const product = await api.changeProduct(Number(params.id), update, null);
    const result = RESULTS[product.status] ?? `is ${product.status}`;
    return await redirectWithNotice(back, `${product.name} ${result}.`);
  } catch (error) {
    const rejection = findRejection(error);
    if (rejection === null) throw error;
    return redirectWithNotice(back, `Nothing was changed: ${rejection.message}`);
  }
}

export default function ProductLayout({ loaderData }: Route.ComponentProps) {
  const { id, version, name, slug, status, isPublic, sections, mayManage } = loaderData;
  const { pathname } = useLocation();
  const hiddenAction = status === "draft" ? "Publish" : "Restore";
  return (
    <>
      <div className="desk-head">
        <div>
          <p>
            <Link to="/desk/products">Products</Link>
          </p>
          <h1>{name}</h1>
          <p className="desk-hint">
            {status}
            {isPublic && (
              <>
                {" · "}
                <a href={`/products/${slug}`}>See the public page</a>
              </>
            )}
          </p>
        </div>
        {mayManage && (
          <div className="desk-actions">
            <Link className="btn btn--line btn--small" to={`/desk/products/new?like=${id}`}>
              Add a similar product
            </Link>
            <Form method="post" action={`/desk/products/${id}`} preventScrollReset>
              <button
                className="btn btn--line btn--small"
                type="submit"
                name="status"
                value={isPublic ? "archived" : "active"}
              >
                {isPublic ? "Retire" : hiddenAction}
              </button>
            </Form>
          </div>
        )}
      </div>
      <ViewLinks
        label="Sections"
        views={sections.map(({ path, label }) => ({
          name: label,
          href: `/desk/products/${id}/${path}`,
          isCurrent: pathname.endsWith(`/${path}`),
        }))}
      />
      {pathname.endsWith("/preview") ? (
        <Outlet />
      ) : (
        <div className="desk-beside">
          <div className="desk-beside__forms">
            <Outlet />
          </div>
          {/* The key reloads the preview after each save. */}
          <aside className="desk-beside__page" key={version}>
            <h2>As customers see it</h2>
            <iframe
              src={`/desk/products/${id}/framed`}
              title={`Public page of ${name}`}
              loading="lazy"
            />
          </aside>
        </div>
      )}
    </>
  );
}
