/** `/previews/shop.png` and `/previews/products/{slug}.png`: the picture of a shared page. */
import { readFile } from "node:fs/promises";
import { redirect } from "react-router";
import sharp from "sharp";
import { uncached } from "#app/http/policies.ts";
import { withoutPngTexts } from "#app/images/make-sizes.ts";
import { site } from "#app/site/site.server.ts";
import { SHOP_PICTURE } from "#app/ui/share-picture.ts";
import { api } from "#app/upstream/upstream.server.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { findFile } from "../picture-sizes.server.ts";
import { RELAYED, relay } from "../uploads/relay.server.ts";
import type { Route } from "./+types/preview";
import { findShopPicture } from "./shop-picture.server.ts";

/** The size that networks recommend. */
const SIZE = { width: 1200, height: 630 };
/** Pixels between a product and the edge of its picture. */
const MARGIN = 30;

export async function loader({ params: { "*": path }, context }: Route.LoaderArgs) {
  const [, slug] = /^products\/([^/]{1,300})\.png$/.exec(path) ?? [];
  if (slug) {
    const product = await context.get(upstreamContext).optional.findProduct(slug);
    if (!product) return notFound();
    const { image } = product;
    const png = image && !image.isBlank ? await toPng(image.url, "contain") : null;
    return png ? send(png) : redirect(SHOP_PICTURE);
  }
  const picture = path === "shop.png" ? findShopPicture() : null;
  const png =
    picture && (await toPng(picture.src, picture === site.company.logo ? "contain" : "cover"));
  return png ? send(png) : notFound();
}

function notFound() {
  return new Response("Not Found\n", { status: 404, headers: uncached });
}

function send(png: Buffer) {
  return new Response(new Uint8Array(png), {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=86400, stale-while-revalidate=604800",
    },
  });
}

/** Null for pictures of other hosts and unreadable ones. */
async function toPng(url: string, fit: "contain" | "cover"): Promise<Buffer | null> {
  const bytes = await read(url);
  if (!bytes) return null;
  const margin = fit === "contain" ? MARGIN : 0;
  const background = "#ffffff";
  return sharp(withoutPngTexts(bytes), { limitInputPixels: 100_000_000 })
    .flatten({ background })
    .resize(SIZE.width - 2 * margin, SIZE.height - 2 * margin, { fit, background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .png({ palette: true })
    .toBuffer()
    .catch(() => null);
}

async function read(url: string): Promise<Buffer | null> {
  if (RELAYED.test(url)) {
    const response = api
      ? await api.serveUpload(new Request(new URL(url, "http://site.invalid")))
      : await relay(url, uncached);
    return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
  }
  const served = site.pictures.served.get(url);
  return served ? readFile((await findFile(served)).file).catch(() => null) : null;
}
