/** Replaces images that fail to load with the placeholder, with one listener for the document. */
import { placeholderImage } from "./product-picture.tsx";

/**
 * Also replaces images that failed before the script ran. Returns a function that stops it.
 * @param noImage alternative text of the placeholder
 */
export function repairBrokenImages(noImage: string): () => void {
  const onError = (event: Event) => {
    if (event.target instanceof HTMLImageElement) replace(event.target, noImage);
  };
  document.addEventListener("error", onError, true);
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0) replaceUnlessItDecodes(image, noImage);
  return () => document.removeEventListener("error", onError, true);
}

/** Firefox reports no natural width for an SVG without a size, so only decoding shows a failure. */
function replaceUnlessItDecodes(image: HTMLImageElement, noImage: string): void {
  const { src } = image;
  image.decode().catch(() => {
    // Decoding also fails if `src` changed in the meantime.
    if (image.src === src) replace(image, noImage);
  });
}

function replace(image: HTMLImageElement, noImage: string): void {
  // The map reports missing tiles itself.
  if (image.classList.contains("leaflet-tile")) return;
  // Behind text, a large "No Image" would cover it.
  if (image.closest("[data-scene]")) {
    image.style.visibility = "hidden";
    return;
  }
  if (image.src.endsWith(placeholderImage.url)) return;
  for (const source of image.parentElement?.querySelectorAll("source") ?? []) source.remove();
  image.removeAttribute("srcset");
  image.src = placeholderImage.url;
  if (image.alt) image.alt = noImage;
}
