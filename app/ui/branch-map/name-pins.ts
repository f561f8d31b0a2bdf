/** Writes each branch's name beside its pin and keeps pins apart, after each move of the map. */
import type L from "leaflet";
import { arrangePins, overlap, type PinBox } from "./arrange-pins.ts";

/** From a marker's upper left corner to its pin's tip. */
const [TIP_X, TIP_Y] = [22, 40];

/** Returns a function that positions the names again and hides districts' names below pins. */
export function namePins(map: L.Map, markers: Iterable<L.Marker>): () => void {
  const pins = [...markers].map((marker) => {
    const name = document.createElement("span");
    name.className = "branch-map__label";
    name.textContent = marker.options.title ?? "";
    name.setAttribute("aria-hidden", "true");
    marker.getElement()?.append(name);
    return { marker, name };
  });

  function place() {
    const frame = map.getContainer();
    const outer = frame.getBoundingClientRect();
    // Leaflet counts from inside the border.
    const corner = { left: outer.left + frame.clientLeft, top: outer.top + frame.clientTop };
    const boxOf = (element: Element): PinBox => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return {
        left: left - corner.left,
        right: right - corner.left,
        top: top - corner.top,
        bottom: bottom - corner.top,
      };
    };
    const points = pins.map(({ marker, name }) => ({
      tip: map.latLngToContainerPoint(marker.getLatLng()),
      width: name.offsetWidth,
    }));
    const arranged = arrangePins(points, {
      width: frame.clientWidth,
      height: frame.clientHeight,
      taken: [...frame.querySelectorAll(".leaflet-control")].map(boxOf),
    });
    for (const [index, { marker, name }] of pins.entries()) {
      const { tip, name: at, isCrowded } = arranged[index] as (typeof arranged)[number];
      const spot = points[index]?.tip ?? tip;
      const element = marker.getElement();
      element?.classList.toggle("is-crowded", isCrowded);
      if (element) element.style.translate = `${tip.x - spot.x}px ${tip.y - spot.y}px`;
      name.style.visibility = at ? "visible" : "hidden";
      if (at) name.style.translate = `${at.x - tip.x + TIP_X}px ${at.y - tip.y + TIP_Y}px`;
    }
    const names = pins.filter((_, index) => arranged[index]?.name).map(({ name }) => boxOf(name));
    const taken = [...names, ...pins.map(({ marker }) => boxOf(marker.getElement() ?? frame))];
    for (const district of frame.querySelectorAll<HTMLElement>(".branch-map__name"))
      district.style.visibility = taken.some((other) => overlap(boxOf(district), other))
        ? "hidden"
        : "visible";
  }

  place();
  map.on("moveend", place);
  return place;
}
