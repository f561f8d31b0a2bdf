/** The generated drawing, and whether visitors see it before the photographs. */
import { Form } from "react-router";
import type { ApiProductImage } from "#app/contract/product-parts.ts";

interface DrawingChoiceProps {
  /** Null if photographs replace it. */
  drawing: ApiProductImage | null;
  isPreferred: boolean;
  hasPictures: boolean;
}

export function DrawingChoice({ drawing, isPreferred, hasPictures }: DrawingChoiceProps) {
  return (
    <section className="desk-drawing" aria-labelledby="drawing-title">
      <h2 id="drawing-title">Drawing</h2>
      {drawing && (
        <img
          src={drawing.image_url}
          alt={drawing.alt_text}
          width="240"
          height="160"
          loading="lazy"
        />
      )}
      <p>{describeUse(hasPictures, isPreferred)}</p>
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

function describeUse(hasPictures: boolean, isPreferred: boolean): string {
  if (!hasPictures)
    return "Visitors see this drawing, made from the specifications, until you add a photograph.";
  return isPreferred
    ? "Visitors see the drawing first, in lists and on the product page. The photographs follow."
    : "Visitors see the photographs. Show the drawing first to compare sizes in lists.";
}
