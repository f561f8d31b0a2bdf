/** A row of the product list, with price and stock to edit in place. */
import { Form, Link } from "react-router";
import { currencySign } from "#app/site/money.ts";
import { useCompany } from "#app/ui/company.ts";
import { FailureNotice } from "../../form/failure-notice.tsx";
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

export function EditableRow({
  product,
  failure,
  isSelected,
  maySelect,
  mayChange,
}: EditableRowProps) {
  const sign = currencySign(useCompany());
  const { id, version, name, sku, category, picture, status, price, stock } = product;
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
        {mayChange ? (
          <QuickChange
            product={product}
            failure={failure}
            key={failure?.texts.version?.[0] ?? version}
          />
        ) : (
          <>
            <td data-label={`Price ${sign}`} className="desk-products__number">
              {price}
            </td>
            <td data-label="Stock" className="desk-products__number">
              {stock}
            </td>
          </>
        )}
      </tr>
      {failure && (
        <tr>
          <td className="desk-products__failure" colSpan={6} id={toNoticeId(id)}>
            <FailureNotice failure={failure} />
          </td>
        </tr>
      )}
    </>
  );
}

const toNoticeId = (id: number) => `quick-${id}-notice`;

function QuickChange({ product, failure }: Pick<EditableRowProps, "product" | "failure">) {
  const sign = currencySign(useCompany());
  const { id, name, price, stock } = product;
  const texts = failure?.texts ?? {};
  const form = `quick-${id}`;
  const stateOf = (field: string) => ({
    form,
    ...(failure?.field === field && {
      "aria-invalid": true as const,
      "aria-describedby": toNoticeId(id),
    }),
  });
  return (
    <>
      <td data-label={`Price ${sign}`} className="desk-products__number">
        <input
          {...stateOf("price")}
          name="price"
          inputMode="decimal"
          aria-label={`Price of ${name}, ${sign}`}
          defaultValue={texts.price?.[0] ?? price ?? ""}
        />
      </td>
      <td data-label="Stock" className="desk-products__number">
        <input
          {...stateOf("stock_quantity")}
          name="stock_quantity"
          inputMode="numeric"
          aria-label={`Stock of ${name}; leave empty if you do not count stock`}
          defaultValue={texts.stock_quantity?.[0] ?? stock ?? ""}
        />
      </td>
      <td className="desk-products__save">
        <Form method="post" id={form} preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={texts.version?.[0] ?? product.version} />
          <button className="btn btn--line btn--small" type="submit" name="intent" value="quick">
            Save
          </button>
        </Form>
      </td>
    </>
  );
}
