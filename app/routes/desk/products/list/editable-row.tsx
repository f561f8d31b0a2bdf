/** A row of the product list, with price and stock to edit in place. */
import { Form, Link } from "react-router";
import { currencySign } from "#app/site/money.ts";
import { useCompany } from "#app/ui/company.ts";
import { FailureNotice } from "../../form/desk-form.tsx";
import type { FormFailure } from "../../form/try-send.server.ts";
import type { Route } from "./+types/products";

interface EditableRowProps {
  product: Route.ComponentProps["loaderData"]["products"][number];
  /** The rejection of this row's form. */
  failure: FormFailure | undefined;
  /** Whether it was selected in a rejected change of several products. */
  isSelected: boolean;
  maySelect: boolean;
  mayChange: boolean;
}

export function EditableRow(props: EditableRowProps) {
  const { product, failure, isSelected, maySelect, mayChange } = props;
  const sign = currencySign(useCompany());
  const { id, version, name, sku, category, picture, status, price, stock } = product;
  const texts = failure?.texts ?? {};
  const [shownVersion = version] = texts.version ?? [];
  const form = `quick-${id}`;
  const notice = `${form}-notice`;
  const numbers = [
    {
      field: "price",
      title: `Price ${sign}`,
      value: price,
      mode: "decimal" as const,
      label: `Price of ${name}, ${sign}`,
    },
    {
      field: "stock_quantity",
      title: "Stock",
      value: stock,
      mode: "numeric" as const,
      label: `Stock of ${name}; leave empty if you do not count stock`,
    },
  ];
  return (
    <>
      <tr>
        {maySelect && (
          <td className="desk-products__choose">
            <label className="desk-choose">
              <input
                type="checkbox"
                name="chosen"
                value={`${id}.${version}`}
                form="bulk"
                aria-label={`Select ${name}`}
                defaultChecked={isSelected}
                key={version}
              />
            </label>
          </td>
        )}
        <td className="desk-products__name">
          {picture && <img src={picture} alt="" width="48" height="48" loading="lazy" />}
          <div>
            <Link to={`/desk/products/${id}`}>{name}</Link>
            <p className="desk-hint">
              {[sku, category ?? "no category"].filter(Boolean).join(" · ")}
            </p>
          </div>
        </td>
        <td className="desk-products__status">{status}</td>
        {numbers.map(({ field, title, value, mode, label }) => (
          // The key reloads the input after a save, and keeps it after a rejection.
          <td key={`${field} ${shownVersion}`} data-label={title} className="desk-products__number">
            {mayChange ? (
              <input
                {...(failure?.errors[field] && {
                  "aria-invalid": true,
                  "aria-describedby": notice,
                })}
                form={form}
                name={field}
                inputMode={mode}
                aria-label={label}
                defaultValue={texts[field]?.[0] ?? value ?? ""}
              />
            ) : (
              value
            )}
          </td>
        ))}
        {mayChange && (
          <td className="desk-products__save">
            <Form method="post" id={form} preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="version" value={shownVersion} />
              <button
                className="btn btn--line btn--small"
                type="submit"
                name="intent"
                value="quick"
              >
                Save
              </button>
            </Form>
          </td>
        )}
      </tr>
      {failure && (
        <tr>
          <td className="desk-products__failure" colSpan={6} id={notice}>
            <FailureNotice failure={failure} />
          </td>
        </tr>
      )}
    </>
  );
}
