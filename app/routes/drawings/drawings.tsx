/** Development only: every machine's pictures on one sheet, at the sizes of a list and of a product page. */
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import type { Route } from "./+types/drawings";
import "./drawings.css";

const PER_SHEET = 60;

export async function loader({ url, context }: Route.LoaderArgs) {
  const sheet = Math.max(1, Number(url.searchParams.get("sheet")) || 1);
  const category = url.searchParams.get("category") ?? undefined;
  const { products, total } = await context
    .get(upstreamContext)
    .findProducts({ category, limit: PER_SHEET, offset: PER_SHEET * (sheet - 1) });
  return { products, sheets: Math.ceil(total / PER_SHEET), category };
}

export default function Drawings({ loaderData: { products, sheets, category } }: Route.ComponentProps) {
  return (
    <div className="wrap drawings">
      <h1>Drawings</h1>
      <nav aria-label="Sheets">
        {Array.from({ length: sheets }, (_, at) => `${at + 1}`).map((sheet) => (
          <a key={sheet} href={`?${new URLSearchParams({ sheet, ...(category && { category }) })}`}>
            {sheet}
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
