/** Around the sections of one product: its name, where it is public, and the way to each section. */
import { Form, Link, NavLink, Outlet } from "react-router";
import { deskContext } from "../../access/desk-context.ts";
import type { Route } from "./+types/product";
import { findProduct } from "./find-product.server.ts";
import "./product.css";

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.name ?? "Product"} | Desk` }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, user } = context.get(deskContext);
  const { id, name, slug, status } = await findProduct(api, params.id);
  return { id, name, slug, status, mayManage: user.permissions.canManageProducts };
}

const SECTIONS: [path: string, name: string, forAll: boolean][] = [
  ["texts", "Names and texts", false],
  ["figures", "Figures", false],
  ["pictures", "Pictures", false],
  ["places", "Categories", false],
  ["stock", "Price and stock", true],
  ["preview", "Preview", false],
];

export default function ProductFrame({ loaderData: { id, name, slug, status, mayManage } }: Route.ComponentProps) {
  const isPublic = status === "active" || status === "new";
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
                <a href={`/products/${slug}`} target="_blank" rel="noreferrer">
                  See the public page
                </a>
              </>
            )}
          </p>
        </div>
        {mayManage && (
          <div className="desk-actions">
            <Link className="btn btn--line btn--small" to={`/desk/products/new?like=${id}`}>
              Add one like this
            </Link>
            <Form method="post" action={`/desk/products/${id}/status`} preventScrollReset>
              <button
                className="btn btn--line btn--small"
                type="submit"
                name="status"
                value={isPublic ? "archived" : "active"}
              >
                {isPublic ? "Retire" : status === "draft" ? "Publish" : "Restore"}
              </button>
            </Form>
          </div>
        )}
      </div>
      <nav aria-label="Sections">
        <ul className="desk-sections">
          {SECTIONS.filter(([, , forAll]) => mayManage || forAll).map(([path, label]) => (
            <li key={path}>
              <NavLink to={`/desk/products/${id}/${path}`} preventScrollReset>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </>
  );
}
