/** What stands where no category has the asked name. */
import { Link } from "react-router";
import "./category-not-found.css";

export const notFoundMeta = {
  title: "Category Not Found",
  description: "Please select a valid category.",
  noindex: true,
};

export function CategoryNotFound() {
  return (
    <div className="wrap lost">
      <h1>{notFoundMeta.title}</h1>
      <p>{notFoundMeta.description}</p>
      <p className="lost__ways">
        <Link className="btn" to="/">
          Back to Home
        </Link>
        <Link className="link" to="/collections/all-categories">
          All categories
        </Link>
      </p>
    </div>
  );
}
