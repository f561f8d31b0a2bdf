/** `/products/{id}/sheet.png`: the sheet as one picture of 1080 × 1350, as phones show and send them. */
import { orInOutage } from "#app/upstream/outage.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { type Box, footLine, INK, placed, QUIET, type Signature, textLine, textLines } from "../../previews/artwork.ts";
import { imageData, toSignature } from "../../previews/picture-data.server.ts";
import { printSheet } from "../../previews/print.server.ts";
import type { Route } from "./+types/sheet-picture";
import { dimension } from "./dimension.ts";
import { type SheetView, toSheetView } from "./sheet-view.server.ts";

const WIDTH = 1080;
const HEIGHT = 1350;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const product = await orInOutage(context.get(upstreamContext).findProduct(params.id), () => null);
  if (!product) return new Response("Not Found\n", { status: 404, headers: { "Cache-Control": "no-store" } });
  const view = toSheetView(product, url.searchParams.get("town") ?? "");
  const png = await printSheet(compose(view, await imageData(view.image), await toSignature()));
  return new Response(new Uint8Array(png), {
    headers: {
      "Content-Type": "image/png",
      "Content-Disposition": `inline; filename="${encodeURIComponent(product.slug).slice(0, 100)}.png"`,
      "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
    },
  });
}

/** Where the picture of the machine would be. */
function empty({ x, y, width, height }: Box): string {
  const words = { x: x + width / 2, y: y + height / 2, size: 34, fill: QUIET, anchor: "middle" as const };
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#dcd8ce" stroke-width="2"/>` +
    textLine("No picture yet", words)
  );
}

function compose(
  { name, kind, image, figures, branch }: SheetView,
  picture: string | null,
  signature: Signature,
): string {
  const title = textLines(name, { x: 60, y: 112, size: 66, bold: true, room: 960, most: 2 });
  const below = 112 + (title.lines - 1) * 80;
  const box = { x: 60, y: below + 90, width: 960, height: 590 - below };
  const cells = figures.map(({ name: figure, number, unit }, at) => {
    const [x, y] = [60 + (at % 3) * 330, 800 + Math.floor(at / 3) * 134];
    return (
      `<path d="M${x} ${y}h300" stroke="#dcd8ce" stroke-width="2"/>` +
      textLine(`${number} ${unit}`.trim(), { x, y: y + 58, size: 52, bold: true, room: 300 }) +
      textLine(figure, { x, y: y + 96, size: 28, fill: QUIET, room: 300 })
    );
  });
  const distance = branch?.km ? `${branch.name} · ${branch.km} km in a straight line` : branch?.name;
  const where = branch
    ? `<path d="M60 1082h960" stroke="${INK}" stroke-width="2"/>` +
      textLine(distance ?? "", { x: 60, y: 1126, size: 34, bold: true, room: 640 }) +
      textLine(branch.address, { x: 60, y: 1168, size: 28, fill: QUIET, room: 960 }) +
      textLine(branch.phone, { x: 1020, y: 1126, size: 38, bold: true, room: 300, anchor: "end" })
    : "";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    title.svg,
    textLine(kind, { x: 60, y: below + 52, size: 34, fill: QUIET, room: 960 }),
    picture ? placed(picture, box, "middle") + dimension(image, box) : empty(box),
    cells.join(""),
    where,
    footLine(branch ? { ...signature, phone: "" } : signature, WIDTH, HEIGHT - 126),
    "</svg>",
  ].join("");
}
