/** Development only: all machines' pictures at the sizes of lists and product pages. */
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import type { Route } from "./+types/drawings";
import "./drawings.css";

const PER_PAGE = 60;

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = Math.max(1, Number(url.searchParams.get("page")) || 1);
  const category = url.searchParams.get("category") ?? undefined;
  const { products, total } = await context
    .get(upstreamContext)
    .findProducts({ category, limit: PER_PAGE, offset: PER_PAGE * (page - 1) });
  return { products, pages: Math.ceil(total / PER_PAGE), category };
}

export default function Drawings({
  loaderData: { products, pages, category },
}: Route.ComponentProps) {
  return (
    <div className="wrap drawings">
      <h1>Drawings</h1>
      <nav aria-label="Pages">
        {Array.from({ length: pages }, (_, at) => `${at + 1}`).map((page) => (
          <a key={page} href={`?${new URLSearchParams({ page, ...(category && { category }) })}`}>
            {page}
          </a>
        ))}
      </nav>
      <ul>
        {products.map(({ id, name, image }) => (
          <li key={id}>
            {image ? (
              <>
                <img src={image.url} alt="" width={120} loading="lazy" />
                <img src={image.url} alt={image.alt} width={400} loading="lazy" />
              </>
            ) : (
              <b>No picture</b>
            )}
            <p>
              {name} <small>{image?.alt}</small>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
