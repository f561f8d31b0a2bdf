/**
 * An invented shop for tests of towns and branches: three branches in two districts, one not on
 * the map.
 */

import type { Branch, Site, Town } from "#app/site/site.ts";
import { shop as site } from "./demonstration.ts";

const branch = (id: number, slug: string, name: string, at: Partial<Branch>): Branch => ({
  ...(site.branches[0] as Branch),
  ...{
    id,
    slug,
    name,
    type: id === 1 ? "Head Office" : "Branch",
    district: "coimbatore",
    position: null,
  },
  ...at,
});

const town = (name: string, at: Partial<Town> = {}): Town => ({
  slug: name.toLowerCase(),
  name,
  ...at,
});

export const pumpShop: Site = {
  ...site,
  company: {
    ...site.company,
    name: "Kongu Pumps",
    region: "Tamil Nadu",
    postalCode: { ...site.company.postalCode, example: "641 001" },
  },
  branches: [
    branch(1, "coimbatore", "Coimbatore", {
      position: { lat: 11, lng: 76.96 },
      address: "12 Mill Road 641 001",
    }),
    branch(2, "pollachi", "Pollachi", { address: "3 Market Street, Pollachi 642 001" }),
    branch(3, "kumaran-road", "Kumaran Road", {
      district: "tiruppur",
      position: { lat: 11.11, lng: 77.34 },
      address: "40 Kumaran Road, Tiruppur 641 601",
    }),
  ],
  areas: {
    ...site.areas,
    areas: [
      {
        slug: "coimbatore",
        name: "Coimbatore",
        zone: "Zone 1",
        cities: [
          town("Coimbatore", { position: { lat: 11.01, lng: 76.96 }, pin: "641001" }),
          town("Pollachi", { position: { lat: 10.66, lng: 77.01 }, pin: "642001" }),
          town("Anaimalai"),
        ],
      },
      {
        slug: "tiruppur",
        name: "Tiruppur",
        zone: "Zone 2",
        cities: [
          town("Tiruppur", { position: { lat: 11.1, lng: 77.34 }, pin: "641601" }),
          town("Dharapuram", { position: { lat: 10.73, lng: 77.53 }, pin: "638656" }),
        ],
      },
    ],
    postalDistricts: [{ prefix: "641", name: "Coimbatore", position: { lat: 11, lng: 77 } }],
  },
};
