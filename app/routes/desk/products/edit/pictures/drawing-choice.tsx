/** The drawing made from the figures: what it is for, and whether visitors see it before the photographs. */
import { Form } from "react-router";
import type { ProductImage } from "#app/contract/product-parts.ts";

interface DrawingChoiceProps {
  /** Null where photographs stand in its place. */
  drawing: ProductImage | null;
  isPreferred: boolean;
  hasPictures: boolean;
}

export function DrawingChoice({ drawing, isPreferred, hasPictures }: DrawingChoiceProps) {
  return (
    <section className="desk-drawing" aria-labelledby="drawing-title">
      <h2 id="drawing-title">The drawing</h2>
      {drawing && <img src={drawing.image_url} alt={drawing.alt_text} width="240" height="160" loading="lazy" />}
      <p>{sayWhatItIsFor(hasPictures, isPreferred)}</p>
      {(hasPictures || isPreferred) && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="preferred" value={isPreferred ? "no" : "yes"} />
          <button className="btn btn--line btn--small" type="submit" name="intent" value="drawing">
            {isPreferred ? "Show the photographs first" : "Show the drawing first"}
          </button>
        </Form>
      )}
    </section>
  );
}

function sayWhatItIsFor(hasPictures: boolean, isPreferred: boolean): string {
  if (!hasPictures) return "Until there is a photograph, visitors see this drawing, made from the figures.";
  return isPreferred
    ? "Visitors see the drawing first, in lists and on the product's page; the photographs come after it."
    : "Visitors see the photographs. A drawing from the figures can come before them, for example to show sizes in lists.";
}
