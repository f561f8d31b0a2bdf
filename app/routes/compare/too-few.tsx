/** What the page says with one product or none: there is nothing to compare yet, and how to change that. */
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { ProductPicture } from "#app/ui/product-picture.tsx";
import type { ComparisonView } from "./comparison-view.ts";

export function TooFew({ view }: { view: Pick<ComparisonView, "columns" | "slots" | "addHref"> }) {
  return (
    <div className="few">
      <h2>No Products to Compare</h2>
      <p>Choose at least two machines, and up to four, to see them side by side.</p>
      <ol className="few__slots">
        {view.columns.map(({ name, image, href }) => (
          <li key={href}>
            <Link to={href}>
              <ProductPicture image={image} alt="" sizes="240px" most={180} />
              {name}
            </Link>
          </li>
        ))}
        {Array.from({ length: view.slots }, (_, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty slot is nothing but its place
          <li key={slot} className="few__slot">
            <Link className="slot" to={view.addHref}>
              <Icon name="plus" /> Add Product
            </Link>
          </li>
        ))}
      </ol>
      <Link className="btn" to="/">
        Browse Products
      </Link>
    </div>
  );
}
