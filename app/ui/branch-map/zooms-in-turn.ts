/** Keeps a map from losing zooms: Leaflet ignores one during another. */
import type L from "leaflet";

/** Calls what zooms, at once or, of those during another zoom, the last when that ends. */
export function zoomsInTurn(map: L.Map): (act: () => void) => void {
  let isZooming = false;
  let next: (() => void) | null = null;
  map.on("zoomanim", () => {
    isZooming = true;
  });
  map.on("zoomend", () => {
    isZooming = false;
    const act = next;
    next = null;
    act?.();
  });
  return (act) => {
    if (isZooming) next = act;
    else act();
  };
}
