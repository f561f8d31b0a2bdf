/** What a visitor reads where a product is not, or is no longer. */
import { href, Link } from "react-router";

export function ProductNotFound() {
  return (
    <div className="wrap product-missing">
      <h1>Product Not Found</h1>
      <p>The product you're looking for doesn't exist or has been removed.</p>
      <div className="product-missing__ways">
        <Link className="btn" to={href("/")}>
          Return to Home
        </Link>
        <a className="btn btn--line" href="/search">
          Search Products
        </a>
      </div>
    </div>
  );
}
