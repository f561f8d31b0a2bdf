/** Three featured products, with a placeholder while the catalogue is unreachable; tiles of popular subcategories. */
import { href, Link } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Price } from "#app/ui/price.tsx";
import { ProductPicture } from "#app/ui/product-picture.tsx";
import type { ViewOf } from "./home-view.server.ts";
import "#app/ui/feature-card.css";
import "./featured.css";
import "./showcase.css";

export function Featured({ heading, products, placeholder }: ViewOf<"featured">) {
  return (
    <section className="section" aria-labelledby="featured">
      <div className="wrap">
        <div className="head">
          <h2 id="featured">{heading}</h2>
        </div>
        <ul className="featured">
          {products.map((product) => (
            <FeaturedProductCard key={product.id} product={product} />
          ))}
          {placeholder && <Placeholder product={placeholder} />}
        </ul>
      </div>
    </section>
  );
}

function FeaturedProductCard({ product }: { product: ViewOf<"featured">["products"][number] }) {
  const { slug, brand, name, brief, image, specifications, price } = product;
  return (
    <li>
      <Link to={href("/products/:id", { id: slug })}>
        <span className="feature__pic featured__pic">
          <ProductPicture image={image} alt="" sizes="(width <= 768px) 80vw, 400px" max={320} />
        </span>
        <h3>
          <small>{brand}</small> {name}
        </h3>
        {brief && <p>{brief}</p>}
        {specifications.length > 0 && (
          <dl>
            {specifications.map(({ name: label, value, unit }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {value} <small>{unit}</small>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <Price price={price} />
      </Link>
    </li>
  );
}

function Placeholder({ product }: { product: NonNullable<ViewOf<"featured">["placeholder"]> }) {
  const { name, brief, href: to } = product;
  return (
    <li>
      <Link to={to}>
        <span className="feature__pic featured__pic">
          <ProductPicture image={null} />
        </span>
        <h3>{name}</h3>
        <p>{brief}</p>
      </Link>
    </li>
  );
}

export function Showcase({ heading, tiles, requested, available }: ViewOf<"showcase">) {
  const t = useMessages("home");
  return (
    <section className="section" aria-labelledby="showcase">
      <div className="wrap">
        <div className="head">
          <h2 id="showcase">{heading}</h2>
        </div>
        {tiles.length > 0 ? (
          <ul className="showcase">
            {tiles.map((tile) => (
              <Tile key={tile.subcategoryId} tile={tile} />
            ))}
          </ul>
        ) : (
          <p>{t.noSubcategories(requested, available)}</p>
        )}
      </div>
    </section>
  );
}

function Tile({
  tile: { subcategoryId, title, picture, count },
}: {
  tile: ViewOf<"showcase">["tiles"][number];
}) {
  const t = useMessages("home");
  return (
    <li>
      <Link to={`/collections/subcategory?subcategory_id=${subcategoryId}`}>
        <span className="showcase__pic">
          <Picture picture={picture} alt="" sizes="(width <= 768px) 100vw, 33vw" />
        </span>
        <div className="showcase__text">
          <h3>{title}</h3>
          {count !== null && <span>{t.products(count)}</span>}
        </div>
      </Link>
    </li>
  );
}
