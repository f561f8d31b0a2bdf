/** The comparison page with fewer than two products. */
import { Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ProductPicture } from "#app/ui/product-picture.tsx";
import type { ComparisonView } from "./comparison-view.ts";

export function TooFew({ view }: { view: Pick<ComparisonView, "columns" | "slots" | "addHref"> }) {
  const t = useMessages("comparison");
  return (
    <div className="few">
      <h2>{t.fewTitle}</h2>
      <p>{t.few}</p>
      <ol className="few__slots">
        {view.columns.map(({ name, image, href }) => (
          <li key={href}>
            <Link to={href}>
              <ProductPicture image={image} alt="" sizes="240px" max={180} />
              {name}
            </Link>
          </li>
        ))}
        {Array.from({ length: view.slots }, (_, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty slots differ only by index
          <li key={slot} className="few__slot">
            <Link className="slot" to={view.addHref}>
              <Icon name="plus" /> {t.addProduct}
            </Link>
          </li>
        ))}
      </ol>
      <Link className="btn" to="/">
        {t.browse}
      </Link>
    </div>
  );
}
