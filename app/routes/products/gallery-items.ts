/** What the gallery shows and in which order: videos before pictures; nothing of another machine where there is neither. */
import type { Product, ProductImage, ProductVideo } from "#app/catalogue/product.ts";

/** A row of thumbnails holds this many; it moves with the picture shown. */
const MOST_THUMBNAILS = 6;

export interface GalleryVideo {
  kind: "video";
  provider: ProductVideo["provider"];
  /** The product's own title of it, else where it is and its number: "YouTube video 2". */
  title: string;
  /** Shown until the visitor asks for the video; nothing of the platform's is fetched before. Null: there is no picture. */
  poster: ProductImage | null;
  /** Where the video is watched without scripts. */
  watchHref: string;
  /** What plays in the page: a frame's address, or a file's. */
  playHref: string;
}

export type GalleryItem = { kind: "image"; image: ProductImage } | GalleryVideo;

const HOSTS: Record<ProductVideo["provider"], string> = {
  youtube: "YouTube video",
  facebook: "Facebook video",
  file: "Video",
};

export function toGallery({ images, videos }: Pick<Product, "images" | "videos">): GalleryItem[] {
  const poster = images[0] ?? null;
  const playable = videos.map((video, index) => toVideo(video, index + 1, poster)).filter((video) => video !== null);
  return [...playable, ...images.map((image) => ({ kind: "image" as const, image }))];
}

function toVideo(
  { provider, id, title }: ProductVideo,
  number: number,
  poster: ProductImage | null,
): GalleryVideo | null {
  const addresses = toAddresses(provider, id);
  return addresses && { kind: "video", provider, title: title || `${HOSTS[provider]} ${number}`, poster, ...addresses };
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

/** Places of the thumbnails: six at most, with the shown one among them and, where there are any, one before and after it. */
export function thumbnailsAround(index: number, count: number): number[] {
  const first = Math.max(0, Math.min(index - MOST_THUMBNAILS + 2, count - MOST_THUMBNAILS));
  return Array.from({ length: Math.min(count, MOST_THUMBNAILS) }, (_, place) => first + place);
}
