/** Puts each branch's name beside its pin, on the side that is free; what would lie on another is left out until it is nearer. */
import type L from "leaflet";

/** A name's height, how far from the pin's tip it stands, and half of a pin's target. */
const [LINE, ASIDE, ABOVE, HALF_PIN] = [16, 14, 24, 13];

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What it gives back places the names again, the districts' too, which give way to the pins. */
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
    const points = pins.map((pin) => ({ ...pin, tip: map.latLngToContainerPoint(pin.marker.getLatLng()) }));
    const taken = points.map(({ tip }) => boxOf(tip.x - HALF_PIN, tip.x + HALF_PIN, tip.y));
    for (const { name, tip } of points) {
      const width = name.offsetWidth;
      const right = boxOf(tip.x + ASIDE, tip.x + ASIDE + width, tip.y);
      const left = boxOf(tip.x - ASIDE - width, tip.x - ASIDE, tip.y);
      const free = [right, left].find((box) => !taken.some((other) => overlap(box, other)));
      name.style.visibility = free ? "visible" : "hidden";
      name.classList.toggle("is-left", free === left);
      if (free) taken.push(free);
    }
    const corner = map.getContainer().getBoundingClientRect();
    for (const district of map.getContainer().querySelectorAll<HTMLElement>(".branch-map__name")) {
      const { left, right, top, bottom } = district.getBoundingClientRect();
      const box = {
        left: left - corner.left,
        right: right - corner.left,
        top: top - corner.top,
        bottom: bottom - corner.top,
      };
      district.style.visibility = taken.some((other) => overlap(box, other)) ? "hidden" : "visible";
    }
  }

  place();
  map.on("zoomend", place);
  return place;
}

function boxOf(left: number, right: number, tip: number): Box {
  return { left, right, top: tip - ABOVE - LINE / 2, bottom: tip - ABOVE + LINE / 2 };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
