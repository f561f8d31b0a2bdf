/** Where a postal code (PIN) lies, as nearly as its digits tell. */
import type { Position } from "./distance.ts";
import { listPlaces } from "./service-areas.ts";

/** The middle of each sorting district of Kerala, the first three digits of its codes; good to a few kilometres. */
const sortingDistricts: Readonly<Record<string, { name: string; position: Position }>> = {
  "670": { name: "Kannur", position: { lat: 11.87, lng: 75.37 } },
  "671": { name: "Kasaragod", position: { lat: 12.5, lng: 74.99 } },
  "673": { name: "Kozhikode", position: { lat: 11.26, lng: 75.78 } },
  "676": { name: "Malappuram", position: { lat: 11.07, lng: 76.07 } },
  "678": { name: "Palakkad", position: { lat: 10.78, lng: 76.65 } },
  "679": { name: "Ottappalam", position: { lat: 10.77, lng: 76.38 } },
  "680": { name: "Thrissur", position: { lat: 10.53, lng: 76.21 } },
  "682": { name: "Ernakulam", position: { lat: 9.98, lng: 76.28 } },
  "683": { name: "Aluva", position: { lat: 10.11, lng: 76.35 } },
  "685": { name: "Idukki", position: { lat: 9.85, lng: 76.97 } },
  "686": { name: "Kottayam", position: { lat: 9.59, lng: 76.52 } },
  "688": { name: "Alappuzha", position: { lat: 9.5, lng: 76.34 } },
  "689": { name: "Thiruvalla", position: { lat: 9.38, lng: 76.57 } },
  "690": { name: "Kayamkulam", position: { lat: 9.17, lng: 76.5 } },
  "691": { name: "Kollam", position: { lat: 8.89, lng: 76.61 } },
  "695": { name: "Thiruvananthapuram", position: { lat: 8.52, lng: 76.94 } },
};

export interface PinPlace {
  name: string;
  position: Position;
}

/** Six digits, with or without the usual space; null when it is no Indian postal code. */
export function parsePin(text: string): string | null {
  const digits = text.replaceAll(/\s/g, "");
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}

/**
 * The town whose own code begins most like this one, from the fourth digit on; else its sorting district.
 * Null outside Kerala.
 */
export function findPinPlace(pin: string): PinPlace | null {
  for (let digits = 6; digits >= 4; digits -= 1) {
    const place = listPlaces().find(({ city }) => city.position && city.pin.startsWith(pin.slice(0, digits)));
    if (place?.city.position) return { name: place.city.name, position: place.city.position };
  }
  return sortingDistricts[pin.slice(0, 3)] ?? null;
}
