/** What the gallery shows and in which order: videos before pictures. */
import type { Product, ProductImage, ProductVideo } from "#app/catalogue/product.ts";
import { placeholderImage } from "#app/ui/product-picture.tsx";

/** The specification, document 2 §9. */
export const MOST_THUMBNAILS = 6;

export interface GalleryVideo {
  kind: "video";
  provider: ProductVideo["provider"];
  alt: string;
  /** Shown until the visitor asks for the video; nothing of the platform's is fetched before. */
  poster: ProductImage;
  /** Where the video is watched without scripts. */
  watchHref: string;
  /** What plays in the page: a frame's address, or a file's. */
  playHref: string;
}

export type GalleryItem = { kind: "image"; image: ProductImage } | GalleryVideo;

/** An upstream may have no picture of a product: then none is shown, and no other machine's. */
const NO_PICTURE: ProductImage = { ...placeholderImage, scale: null };

export function toGallery({ images, videos }: Pick<Product, "images" | "videos">): GalleryItem[] {
  const poster = images[0] ?? NO_PICTURE;
  const playable = videos.map((video) => toVideo(video, poster)).filter((video) => video !== null);
  const shown = images.length === 0 && playable.length === 0 ? [NO_PICTURE] : images;
  return [...playable, ...shown.map((image) => ({ kind: "image" as const, image }))];
}

function toVideo({ provider, id, alt }: ProductVideo, poster: ProductImage): GalleryVideo | null {
  const addresses = toAddresses(provider, id);
  return addresses && { kind: "video", provider, alt: alt || "Video", poster, ...addresses };
}

/** Addresses of a video, or null for an id that no platform gives. */
function toAddresses(
  provider: ProductVideo["provider"],
  id: string,
): Pick<GalleryVideo, "watchHref" | "playHref"> | null {
  if (provider === "file") return /^(?:https?:\/\/|\/(?!\/))/.test(id) ? { watchHref: id, playHref: id } : null;
  if (!/^[\w-]{1,64}$/.test(id)) return null;
  if (provider === "youtube") {
    return {
      watchHref: `https://www.youtube.com/watch?v=${id}`,
      playHref: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    };
  }
  const watchHref = `https://www.facebook.com/watch/?v=${id}`;
  const query = `href=${encodeURIComponent(watchHref)}&show_text=false&autoplay=true`;
  return { watchHref, playHref: `https://www.facebook.com/plugins/video.php?${query}` };
}

/** Which item `?image=2` asks for, counted from 0; anything else is the first. */
export function parseGalleryIndex(search: URLSearchParams, count: number): number {
  const text = search.get("image") ?? "";
  const index = /^\d{1,3}$/.test(text) ? Number(text) - 1 : 0;
  return index >= 0 && index < count ? index : 0;
}

/** The address of an item within the product's page; the first is the page itself. */
export function galleryHref(path: string, index: number): string {
  return index === 0 ? path : `${path}?image=${index + 1}`;
}
