/** Composes the picture that networks show for a shared URL, by kind of page. */

import { toFullName } from "#app/catalogue/model.ts";
import type { Product, ProductSummary } from "#app/catalogue/product.ts";
import type { PreviewsMessages } from "#app/languages/previews.ts";
import { site } from "#app/site/site.server.ts";
import { findTown, listBranchesByDistance } from "#app/site/towns.ts";
import type { Pricing } from "#app/ui/price-view.ts";
import { orInOutage } from "#app/upstream/outage.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { kindNameOf } from "../kind-name-of.ts";
import { listKeySpecifications } from "../products/key-specifications.ts";
import { frame, placedImage, QUIET, textLine, textLines } from "./artwork.ts";
import { branchMap } from "./branch-map.server.ts";
import { chooseMachines, machinesGrid } from "./machines-grid.server.ts";
import { imageData, siteImageData, toSignature } from "./picture-data.server.ts";

const CANDIDATES = 24;
const ROW = { x: 60, y: 150, width: 1080, height: 330 };

export async function composeProduct(product: Product, pricing: Pricing): Promise<string> {
  const picture = await imageData(product.image);
  const words = picture
    ? textLine(toFullName(product), { x: 60, y: 84, size: 54, bold: true }) +
      textLine(kindNameOf(product), { x: 60, y: 126, size: 32, fill: QUIET }) +
      placedImage(picture, { x: 90, y: 150, width: 1020, height: 330 }, "middle")
    : inWords(product, pricing.viewOf(product)?.now ?? "");
  return frame(await toSignature(), words);
}

/** A product without a picture: name, price and first specifications. */
function inWords(product: Product, price: string): string {
  const name = textLines(toFullName(product), { x: 60, y: 176, size: 88, bold: true, maxLines: 2 });
  const below = 176 + (name.lines - 1) * 106;
  const specifications = listKeySpecifications(product).slice(0, 3);
  return [
    textLine(kindNameOf(product), { x: 60, y: 84, size: 36, fill: QUIET }),
    name.svg,
    textLine(price, { x: 60, y: below + 72, size: 52 }),
    ...specifications.map(({ name: specification, number, unit }, at) => {
      const [x, y] = [60 + at * 365, 380];
      return (
        `<path d="M${x} ${y}h335" stroke="#a9a598" stroke-width="2"/>` +
        textLine(`${number} ${unit}`.trim(), { x, y: y + 52, size: 44, bold: true, room: 335 }) +
        textLine(specification, { x, y: y + 90, size: 28, fill: QUIET, room: 335 })
      );
    }),
  ].join("");
}

/** A listing's title over four of its machines. Null for an unknown listing. */
export async function composeListing(
  upstream: Upstream,
  group: { category: string } | { subcategoryId: number },
  t: PreviewsMessages,
): Promise<string | null> {
  const find = async (): Promise<{ name: string } | null> =>
    "category" in group
      ? upstream.findCategory(group.category)
      : upstream.findSubcategory(group.subcategoryId);
  const found = await orInOutage(find(), () => null);
  const { products, total } = await upstream.findProducts({ ...group, limit: CANDIDATES });
  const title = found?.name ?? products[0]?.subcategory;
  if (!title || products.length === 0) return null;
  const machines = chooseMachines(products);
  if (machines.length > 0) return composeRow(title, t.products(total), machines);
  return composePage({
    title,
    lead: t.productsNamed(total, products.map(toFullName).join(" · ")),
    scene: null,
  });
}

export async function composeComparison(
  upstream: Upstream,
  ids: readonly number[],
  t: PreviewsMessages,
): Promise<string> {
  const found = await Promise.all(
    ids.map((id) => orInOutage(upstream.findProduct(String(id)), () => null)),
  );
  const chosen = found.filter((product) => product !== null);
  const products =
    chosen.length > 0 ? chosen : chooseMachines(await upstream.listFeatured(CANDIDATES));
  return composeRow(t.compare, products.map(toFullName).join(" · "), products);
}

async function composeRow(
  title: string,
  line: string,
  products: readonly ProductSummary[],
): Promise<string> {
  return frame(
    await toSignature(),
    textLine(title, { x: 60, y: 84, size: 54, bold: true }) +
      textLine(line, { x: 60, y: 126, size: 30, fill: QUIET }) +
      (await machinesGrid(products, ROW)),
  );
}

/** The town on the map with its nearest branch. Null for a town without a page. */
export async function composeTown(slug: string, t: PreviewsMessages): Promise<string | null> {
  const match = findTown(site, slug);
  if (!match) return null;
  const { town, district } = match;
  const [nearest] = town.position ? listBranchesByDistance(site, town.position) : [];
  const spot = town.position ? { name: town.name, position: town.position } : null;
  const lines = nearest
    ? [
        t.nearestBranch(nearest.branch.name),
        nearest.km < 1 ? t.inTown : t.inStraightLine(Math.round(nearest.km)),
        nearest.branch.phone.text,
      ]
    : [];
  return frame(
    await toSignature(),
    textLine(town.name, { x: 60, y: 120, size: 72, bold: true, room: 470 }) +
      textLine(district.name, { x: 60, y: 168, size: 34, fill: QUIET, room: 470 }) +
      lines
        .map((line, at) => textLine(line, { x: 60, y: 260 + at * 50, size: 36, room: 470 }))
        .join("") +
      branchMap({ x: 570, y: 40, width: 570, height: 424 }, spot, nearest?.branch.slug ?? null),
  );
}

/** A page of the shop: its scene, or its title and text, optionally beside the map of branches. */
export async function composePage(page: {
  title: string;
  lead: string;
  scene: "home" | "about" | "map" | null;
}): Promise<string> {
  const signature = await toSignature();
  const scene =
    page.scene && page.scene !== "map" ? await siteImageData(findScene(page.scene)) : null;
  if (scene)
    return frame(signature, placedImage(scene, { x: 0, y: 0, width: 1200, height: 504 }, "fill"));
  const room = page.scene === "map" ? 470 : 1080;
  const title = textLines(page.title, { x: 60, y: 130, size: 64, bold: true, room, maxLines: 2 });
  const lead = textLines(page.lead, {
    x: 60,
    y: 150 + title.lines * 76,
    size: 34,
    fill: QUIET,
    room,
    maxLines: 5,
  });
  const map =
    page.scene === "map" ? branchMap({ x: 570, y: 40, width: 570, height: 424 }, null, null) : "";
  return frame(signature, title.svg + lead.svg + map);
}

/** The hero's first scene, and the about page's. */
function findScene(page: "home" | "about") {
  if (page === "about") return site.pictures.find("about");
  const hero = site.home?.sections.find((section) => section.type === "hero");
  const scene = hero?.slides
    .map((slide) => ("scene" in slide ? slide.scene : undefined))
    .find((found) => found?.picture);
  return scene?.picture ? site.pictures.find(scene.picture) : null;
}
