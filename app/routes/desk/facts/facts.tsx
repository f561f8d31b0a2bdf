/** Lists the shop's documents. */
import { Form, Link, redirect } from "react-router";
import { toSlug } from "#app/catalogue/clean-text.ts";
import { Field } from "#app/ui/field.tsx";
import { requirePermission } from "../access/require-permission.server.ts";
import { ShopTime } from "../desk-table.tsx";
import type { Route } from "./+types/facts";
import "../form/list-editor.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canManageProducts");
  const page = toSlug(url.searchParams.get("page") ?? "");
  if (page) throw redirect(`/desk/facts/pages/${page}`);
  const documents = await api.listDocuments();
  return { documents: documents.filter(({ name }) => name !== "outline") };
}

export default function Facts({ loaderData: { documents } }: Route.ComponentProps) {
  const isPage = ({ name }: { name: string }) => name.startsWith("pages/");
  return (
    <>
      <h1>Facts of the shop</h1>
      <p>What the site says, except the products. Changes are on the site at once.</p>
      <DocumentList documents={documents.filter((each) => !isPage(each))} />
      <h2>Pages</h2>
      <DocumentList documents={documents.filter(isPage)} />
      <Form className="desk-row">
        <Field label="New page" name="page" hint="Its name in the URL, such as repair">
          {(field) => <input {...field} required />}
        </Field>
        <button className="btn btn--line" type="submit">
          Write it
        </button>
      </Form>
    </>
  );
}

type DocumentListProps = Pick<Route.ComponentProps["loaderData"], "documents">;

function DocumentList({ documents }: DocumentListProps) {
  return (
    <ul className="desk-groups">
      {documents.map(({ name, title, exists, version, changedAt, changedBy }) => (
        <li key={name}>
          <div className="desk-groups__row">
            <Link to={`/desk/facts/${name}`}>{title}</Link>
            <span className="desk-hint">
              {!exists && "Not written yet"}
              {version > 1 && changedAt && (
                <>
                  <ShopTime at={changedAt} /> {changedBy}
                </>
              )}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
