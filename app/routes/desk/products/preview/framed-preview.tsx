/** The inert preview in the frame beside a product's forms. */

import { framingContext } from "#app/http/security-headers.ts";
import { requireSignIn } from "../../access/require-sign-in.server.ts";
import type { Route } from "./+types/framed-preview";
import { ProductPreview } from "./product-preview.tsx";
import { readPreview } from "./read-preview.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requireSignIn];

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Preview of ${loaderData?.product.name} | Desk` },
];

export async function loader(args: Route.LoaderArgs) {
  args.context.set(framingContext, { isFramed: true });
  return { product: await readPreview(args) };
}

export default function FramedPreview({ loaderData: { product } }: Route.ComponentProps) {
  return (
    <div inert>
      <h1 className="sr">Preview of {product.name}</h1>
      <ProductPreview product={product} />
    </div>
  );
}
