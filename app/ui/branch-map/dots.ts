/** The numbered dots of the map, and the place of their popups. */
import L from "leaflet";
import type { Position } from "#app/site/distance.ts";
import { spread } from "./spread.ts";

/** Size of a dot, px. */
const DOT = 26;
const POPUP_WIDTH = 320;
/** Width of the zoom buttons, the edge, and the popup's margins. */
const BESIDE_POPUP = 60 + 16 + 36;

export function toDot(name: string, position: Position, number: number): L.Marker {
  const dot = document.createElement("span");
  dot.className = "map-number";
  dot.ariaHidden = "true";
  dot.textContent = String(number);
  const icon = L.divIcon({
    html: dot,
    className: "",
    iconSize: [DOT, DOT],
    popupAnchor: [0, -DOT / 2],
  });
  return L.marker(position, { icon, title: name });
}

export function popupOptions(map: L.Map): L.PopupOptions {
  // Wide enough for two buttons in a row, unless the map itself is not.
  const maxWidth = Math.min(POPUP_WIDTH, map.getContainer().clientWidth - BESIDE_POPUP);
  return {
    maxWidth,
    minWidth: Math.min(280, maxWidth),
    autoPanPaddingTopLeft: [16, 8],
    autoPanPaddingBottomRight: [60, DOT + creditHeight(map)],
  };
}

/** Moves the dots apart that are too near to each other at the current zoom. */
export function spreadDots(map: L.Map, markers: readonly L.Marker[]): void {
  const places = markers.map((marker) => map.latLngToContainerPoint(marker.getLatLng()));
  for (const [index, { x, y }] of spread(places, DOT).entries()) {
    const [element, place] = [markers[index]?.getElement(), places[index]];
    if (element && place) element.style.translate = `${x - place.x}px ${y - place.y}px`;
  }
}

/** Height of the line with the sources of the map. */
export function creditHeight(map: L.Map): number {
  return map.attributionControl.getContainer()?.offsetHeight ?? 0;
}
