/** One product of the desk's list: what it is, and its price and stock, to change in place by whoever may. */
import { Form, Link } from "react-router";
import type { ProductRow } from "#app/contract/product-rows.ts";
import { currencySign } from "#app/site/money.ts";
import { useCompany } from "#app/ui/company.ts";
import { FailureNotice } from "../../form/failure-notice.tsx";
import { FormState } from "../../form/form-state.tsx";
import type { FormFailure } from "../../form/try-send.server.ts";

interface EditableRowProps {
  product: ProductRow & { was: string };
  /** Why this row's form was not taken. */
  failure: FormFailure | undefined;
  /** Whether it was among the chosen when a change of them was not taken. */
  isChosen: boolean;
  mayChoose: boolean;
  mayChange: boolean;
}

export function EditableRow({ product, failure, isChosen, mayChoose, mayChange }: EditableRowProps) {
  const sign = currencySign(useCompany());
  const { id, version, name, sku, category, picture, status, price, stock } = product;
  return (
    <>
      <tr>
        {mayChoose && (
          <td className="desk-products__choose">
            <label className="desk-choose">
              <input
                type="checkbox"
                name="chosen"
                value={`${id}.${version}`}
                form="bulk"
                aria-label={`Choose ${name}`}
                defaultChecked={isChosen}
                key={version}
              />
            </label>
          </td>
        )}
        <td className="desk-products__name">
          {picture && <img src={picture} alt="" width="48" height="48" loading="lazy" />}
          <div>
            <Link to={`/desk/products/${id}`}>{name}</Link>
            <p className="desk-hint">{[sku, category ?? "no category"].filter(Boolean).join(" · ")}</p>
          </div>
        </td>
        <td className="desk-products__status">{status}</td>
        {mayChange ? (
          <QuickChange product={product} failure={failure} key={failure?.values.version ?? version} />
        ) : (
          <>
            <td data-label={`Price ${sign}`} className="desk-products__figure">
              {price}
            </td>
            <td data-label="Stock" className="desk-products__figure">
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
  const { id, version, was, name, price, stock } = product;
  const form = `quick-${id}`;
  const stateOf = (field: string) => ({
    form,
    ...(failure?.field === field && { "aria-invalid": true as const, "aria-describedby": toNoticeId(id) }),
  });
  return (
    <>
      <td data-label={`Price ${sign}`} className="desk-products__figure">
        <input
          {...stateOf("price")}
          name="price"
          inputMode="decimal"
          aria-label={`Price of ${name}, ${sign}`}
          defaultValue={failure?.values.price ?? price ?? ""}
        />
      </td>
      <td data-label="Stock" className="desk-products__figure">
        <input
          {...stateOf("stock_quantity")}
          name="stock"
          inputMode="numeric"
          aria-label={`Stock of ${name}; empty where none is kept`}
          defaultValue={failure?.values.stock ?? stock ?? ""}
        />
      </td>
      <td className="desk-products__save">
        <Form method="post" id={form} preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <FormState version={version} was={was} failure={failure} />
          <button className="btn btn--line btn--small" type="submit" name="intent" value="quick">
            Save
          </button>
        </Form>
      </td>
    </>
  );
}
