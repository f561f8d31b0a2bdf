/** The districts and towns the dealer serves, with their distance from the head office. */
import { type Position, straightLineKm } from "./distance.ts";

export interface City {
  slug: string;
  name: string;
  /** Null where it is not known: the page then says 'Available across Kerala'. */
  position: Position | null;
  /** Postal code of the town's head post office. */
  pin: string;
}

/** Distance band and priority as the specification, document 1 §3, gives them for whole districts. */
export interface ServiceArea {
  slug: string;
  name: string;
  band: { fromKm: number; toKm: number };
  priority: 1 | 2 | 3;
  cities: readonly City[];
}

const headOfficePosition: Position = { lat: 9.265, lng: 76.787 };

const main = { band: { fromKm: 0, toKm: 25 }, priority: 1 } as const;
const nearby = { band: { fromKm: 25, toKm: 60 }, priority: 2 } as const;
const farther = { band: { fromKm: 40, toKm: 100 }, priority: 3 } as const;

function city(slug: string, name: string, lat: number, lng: number, pin: string): City {
  return { slug, name, position: { lat, lng }, pin };
}

/** From the main district outwards. */
export const serviceAreas: readonly ServiceArea[] = [
  {
    slug: "pathanamthitta",
    name: "Pathanamthitta",
    ...main,
    cities: [
      city("pathanamthitta", "Pathanamthitta", 9.265, 76.787, "689645"),
      city("thiruvalla", "Thiruvalla", 9.384, 76.574, "689101"),
      city("adoor", "Adoor", 9.156, 76.731, "691523"),
      city("ranni", "Ranni", 9.387, 76.785, "689672"),
      city("konni", "Konni", 9.227, 76.85, "689691"),
    ],
  },
  {
    slug: "kottayam",
    name: "Kottayam",
    ...nearby,
    cities: [
      city("kottayam", "Kottayam", 9.592, 76.522, "686001"),
      city("pala", "Pala", 9.709, 76.684, "686575"),
      city("changanassery", "Changanassery", 9.442, 76.536, "686101"),
      city("kanjirappally", "Kanjirappally", 9.558, 76.787, "686507"),
      city("erattupetta", "Erattupetta", 9.687, 76.779, "686121"),
    ],
  },
  {
    slug: "alappuzha",
    name: "Alappuzha",
    ...nearby,
    cities: [
      city("alappuzha", "Alappuzha", 9.498, 76.339, "688001"),
      city("chengannur", "Chengannur", 9.318, 76.611, "689121"),
      city("mavelikkara", "Mavelikkara", 9.249, 76.54, "690101"),
      city("kayamkulam", "Kayamkulam", 9.172, 76.501, "690502"),
      city("cherthala", "Cherthala", 9.684, 76.336, "688524"),
    ],
  },
  {
    slug: "kollam",
    name: "Kollam",
    ...nearby,
    cities: [
      city("kollam", "Kollam", 8.893, 76.614, "691001"),
      city("punalur", "Punalur", 9.017, 76.926, "691305"),
      city("kottarakkara", "Kottarakkara", 9.001, 76.77, "691506"),
      city("karunagappally", "Karunagappally", 9.054, 76.535, "690518"),
    ],
  },
  {
    slug: "thiruvananthapuram",
    name: "Thiruvananthapuram",
    ...farther,
    cities: [
      city("thiruvananthapuram", "Thiruvananthapuram", 8.524, 76.937, "695001"),
      city("attingal", "Attingal", 8.696, 76.815, "695101"),
      city("nedumangad", "Nedumangad", 8.603, 77.003, "695541"),
      city("neyyattinkara", "Neyyattinkara", 8.4, 77.087, "695121"),
    ],
  },
  {
    slug: "idukki",
    name: "Idukki",
    ...farther,
    cities: [
      city("thodupuzha", "Thodupuzha", 9.893, 76.717, "685584"),
      city("kattappana", "Kattappana", 9.753, 77.116, "685508"),
      city("munnar", "Munnar", 10.089, 77.06, "685612"),
      city("adimali", "Adimali", 10.015, 76.955, "685561"),
    ],
  },
];

/** What an area's priority and band say to customers: the dealer's delivery zone, not the towns' own distances. */
export function zoneText({ band, priority }: Pick<ServiceArea, "band" | "priority">): string {
  return `Delivery zone ${priority}: ${band.fromKm}-${band.toKm} km band`;
}

export interface ServicePlace {
  city: City;
  area: ServiceArea;
}

/** Every town with its district. */
export function listPlaces(): ServicePlace[] {
  return serviceAreas.flatMap((area) => area.cities.map((city) => ({ city, area })));
}

/** The town of that slug with its district; null where the dealer has no page for it. */
export function findPlace(slug: string): ServicePlace | null {
  return listPlaces().find(({ city }) => city.slug === slug) ?? null;
}

/** Straight-line kilometres from the head office; null where the town's position is not known. */
export function kmFromHeadOffice(city: City): number | null {
  return city.position ? straightLineKm(headOfficePosition, city.position) : null;
}

/** The `count` nearest other towns with a known position, nearest first. */
export function listNeighbours(city: City, count: number): { place: ServicePlace; km: number }[] {
  const { position } = city;
  if (!position) return [];
  return listPlaces()
    .flatMap((place) =>
      place.city.slug !== city.slug && place.city.position
        ? [{ place, km: straightLineKm(position, place.city.position) }]
        : [],
    )
    .sort((a, b) => a.km - b.km)
    .slice(0, count);
}
