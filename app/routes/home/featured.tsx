/** Three featured products; a placeholder while the catalogue is unreachable. */
import { href, Link } from "react-router";
import { Price } from "#app/ui/price.tsx";
import { ProductPicture } from "#app/ui/product-picture.tsx";
import type { ViewOf } from "./home-view.server.ts";
import "#app/ui/feature-card.css";
import "./featured.css";

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
