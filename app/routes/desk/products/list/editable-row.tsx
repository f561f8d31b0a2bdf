/** One product of the desk's list: what it is, and its price and stock, to change in place by whoever may. */
import { Form, Link } from "react-router";
import type { ProductRow } from "#app/contract/product-rows.ts";

interface EditableRowProps {
  product: ProductRow;
  mayChoose: boolean;
  mayChange: boolean;
}

export function EditableRow({ product, mayChoose, mayChange }: EditableRowProps) {
  const { id, version, name, sku, category, picture, status, price, stock } = product;
  return (
    <tr>
      {mayChoose && (
        <td className="desk-products__choose">
          <label className="desk-choose">
            <input type="checkbox" name="chosen" value={`${id}.${version}`} form="bulk" aria-label={`Choose ${name}`} />
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
        <QuickChange product={product} />
      ) : (
        <>
          <td data-label="Price ₹" className="desk-products__figure">
            {price}
          </td>
          <td data-label="Stock" className="desk-products__figure">
            {stock}
          </td>
        </>
      )}
    </tr>
  );
}

function QuickChange({ product: { id, version, name, price, stock } }: Pick<EditableRowProps, "product">) {
  const form = `quick-${id}`;
  return (
    <>
      <td data-label="Price ₹" className="desk-products__figure">
        <input
          form={form}
          name="price"
          inputMode="decimal"
          aria-label={`Price of ${name}, rupees`}
          defaultValue={price ?? ""}
        />
      </td>
      <td data-label="Stock" className="desk-products__figure">
        <input
          form={form}
          name="stock"
          inputMode="numeric"
          aria-label={`Stock of ${name}; empty where none is kept`}
          defaultValue={stock ?? ""}
        />
      </td>
      <td className="desk-products__save">
        <Form method="post" id={form} preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <button className="btn btn--line btn--small" type="submit" name="intent" value="quick">
            Save
          </button>
        </Form>
      </td>
    </>
  );
}
