/** `/products/{id}/sheet.png`: the data sheet as an image of 1080 × 1350, for phones. */

import { dataSheet } from "#app/languages/data-sheet.ts";
import { requestLanguage } from "#app/languages/language.ts";
import { products } from "#app/languages/products.ts";
import { orInOutage } from "#app/upstream/outage.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import {
  type ArtworkBox,
  footLine,
  INK,
  placedImage,
  QUIET,
  type Signature,
  textLine,
  textLines,
} from "../../previews/artwork.ts";
import { imageData, toSignature } from "../../previews/picture-data.server.ts";
import { printPreview } from "../../previews/print.server.ts";
import { pricingOf } from "../../pricing.server.ts";
import type { Route } from "./+types/data-sheet-picture";
import { type DataSheetView, toDataSheetView } from "./data-sheet-view.server.ts";
import { dimension } from "./dimension.ts";

const WIDTH = 1080;
const HEIGHT = 1350;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const product = await orInOutage(context.get(upstreamContext).findProduct(params.id), () => null);
  if (!product)
    return new Response("Not Found\n", { status: 404, headers: { "Cache-Control": "no-store" } });
  const language = context.get(requestLanguage);
  const town = url.searchParams.get("town") ?? "";
  const view = toDataSheetView(product, pricingOf(context), town, products[language]);
  const picture = await imageData(view.image);
  const svg = compose(view, picture, await toSignature(), dataSheet[language]);
  const png = await printPreview(svg);
  return new Response(new Uint8Array(png), {
    headers: {
      "Content-Type": "image/png",
      "Content-Disposition": `inline; filename="${encodeURIComponent(product.slug).slice(0, 100)}.png"`,
      "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
    },
  });
}

/** The frame for a product without a picture. */
function emptyFrame({ x, y, width, height }: ArtworkBox, label: string): string {
  const lettering = {
    x: x + width / 2,
    y: y + height / 2,
    size: 34,
    fill: QUIET,
    anchor: "middle" as const,
  };
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#dcd8ce" stroke-width="2"/>` +
    textLine(label, lettering)
  );
}

function compose(
  { name, kind, image, price, specifications, branch }: DataSheetView,
  picture: string | null,
  signature: Signature,
  t: (typeof dataSheet)["en"],
): string {
  const title = textLines(name, { x: 60, y: 112, size: 66, bold: true, room: 960, maxLines: 2 });
  const titleBottom = 112 + (title.lines - 1) * 80;
  const box = { x: 60, y: titleBottom + 90, width: 960, height: 590 - titleBottom };
  const cells = specifications.map(({ name: specification, number, unit }, index) => {
    const [x, y] = [60 + (index % 3) * 330, 800 + Math.floor(index / 3) * 134];
    return (
      `<path d="M${x} ${y}h300" stroke="#dcd8ce" stroke-width="2"/>` +
      textLine(`${number} ${unit}`.trim(), { x, y: y + 58, size: 52, bold: true, room: 300 }) +
      textLine(specification, { x, y: y + 96, size: 28, fill: QUIET, room: 300 })
    );
  });
  const distance = branch?.km ? t.branchAt(branch.name, branch.km) : branch?.name;
  const branchLines = branch
    ? `<path d="M60 1082h960" stroke="${INK}" stroke-width="2"/>` +
      textLine(distance ?? "", { x: 60, y: 1126, size: 34, bold: true, room: 640 }) +
      textLine(branch.address, { x: 60, y: 1168, size: 28, fill: QUIET, room: 960 }) +
      textLine(branch.phone, { x: 1020, y: 1126, size: 38, bold: true, room: 300, anchor: "end" })
    : "";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    title.svg,
    textLine(kind, { x: 60, y: titleBottom + 52, size: 34, fill: QUIET, room: price ? 640 : 960 }),
    textLine(price?.now ?? "", {
      x: 1020,
      y: titleBottom + 56,
      size: 52,
      bold: true,
      room: 300,
      anchor: "end",
    }),
    textLine(price?.tax ?? "", {
      x: 1020,
      y: titleBottom + 92,
      size: 26,
      fill: QUIET,
      room: 300,
      anchor: "end",
    }),
    picture
      ? placedImage(picture, box, "middle") + dimension(image, box)
      : emptyFrame(box, t.noPicture),
    cells.join(""),
    branchLines,
    footLine(branch ? { ...signature, phone: "" } : signature, WIDTH, HEIGHT - 126),
    "</svg>",
  ].join("");
}
