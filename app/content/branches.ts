/** The dealer's ten branches: where they are, when they open and what they do. */
import type { Position } from "./distance.ts";
import type { Phone } from "./phone.ts";

/** District keys of the branches page's Location list. */
export type BranchDistrict = "trivandrum" | "kollam" | "pathanamthitta" | "alappuzha" | "kottayam";

export interface OpeningHours {
  /** As printed. */
  text: string;
  /** 24-hour clock, Asia/Kolkata. */
  opens: string;
  closes: string;
}

export interface Branch {
  id: number;
  slug: string;
  name: string;
  type: "Head Office" | "Branch";
  district: BranchDistrict;
  address: string;
  /** Null where the surveyed position is not known yet: such a branch is in lists, never on a map. */
  position: Position | null;
  /** Null where the branch has no map link; directions then search for its address. */
  mapUrl: string | null;
  phone: Phone;
  email: string;
  /** File name without size or extension, under `public/images/branches/`. */
  image: string;
  hours: OpeningHours;
  services: readonly [string, string, string];
  /** One of the six on the branches page; the find-a-branch dialog lists all ten. */
  onBranchesPage: boolean;
}

/** Every branch opens on these days, Monday to Saturday; 0 is Sunday, as in `Date`. */
export const openDays = [1, 2, 3, 4, 5, 6] as const;

const long: OpeningHours = { text: "Mon-Sat 8:30 AM to 7:30 PM", opens: "08:30", closes: "19:30" };
const short: OpeningHours = { text: "Mon-Sat 8:30 AM to 6:30 PM", opens: "08:30", closes: "18:30" };

function mapAt({ lat, lng }: Position): string {
  return `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`;
}

function branchPhone(id: number): Phone {
  const last = String(id).padStart(2, "0");
  return { text: `0468 000 00${last}`, digits: `9146800000${last}` };
}

const pathanamthitta = { lat: 9.265, lng: 76.787 };
const trivandrum = { lat: 8.524, lng: 76.937 };
const kottayam = { lat: 9.592, lng: 76.522 };
const kollam = { lat: 8.893, lng: 76.614 };

/** The head office comes first; the dialog of a product page lists all, the branches page those that say so. */
export const branches: readonly Branch[] = [
  {
    id: 1,
    slug: "pathanamthitta",
    name: "Pathanamthitta",
    type: "Head Office",
    district: "pathanamthitta",
    address: "Main Road, Pathanamthitta, Kerala 689 645",
    position: pathanamthitta,
    mapUrl: mapAt(pathanamthitta),
    phone: branchPhone(1),
    email: "pathanamthitta@example.com",
    image: "branch-1",
    hours: long,
    services: ["Sales", "Service workshop", "Spare parts"],
    onBranchesPage: true,
  },
  {
    id: 2,
    slug: "adoor",
    name: "Adoor",
    type: "Branch",
    district: "pathanamthitta",
    address: "Central Junction, Adoor, Kerala 691 523",
    position: null,
    mapUrl: "https://www.google.com/maps/search/?api=1&query=Central+Junction%2C+Adoor%2C+Kerala",
    phone: branchPhone(2),
    email: "adoor@example.com",
    image: "branch-2",
    hours: short,
    services: ["Sales", "Service", "Spare parts"],
    onBranchesPage: true,
  },
  {
    id: 3,
    slug: "trivandrum",
    name: "Trivandrum",
    type: "Branch",
    district: "trivandrum",
    address: "M.G. Road, Trivandrum, Kerala 695 001",
    position: trivandrum,
    mapUrl: mapAt(trivandrum),
    phone: branchPhone(3),
    email: "trivandrum@example.com",
    image: "branch-3",
    hours: long,
    services: ["Sales", "Service", "Garden machines"],
    onBranchesPage: true,
  },
  {
    id: 4,
    slug: "kottayam",
    name: "Kottayam",
    type: "Branch",
    district: "kottayam",
    address: "M.C. Road, Kottayam, Kerala 686 001",
    position: kottayam,
    mapUrl: mapAt(kottayam),
    phone: branchPhone(4),
    email: "kottayam@example.com",
    image: "branch-4",
    hours: short,
    services: ["Sales", "Service", "Plantation machines"],
    onBranchesPage: true,
  },
  {
    id: 5,
    slug: "kollam",
    name: "Kollam",
    type: "Branch",
    district: "kollam",
    address: "Residency Road, Kollam, Kerala 691 001",
    position: kollam,
    mapUrl: null,
    phone: branchPhone(5),
    email: "kollam@example.com",
    image: "branch-5",
    hours: short,
    services: ["Sales", "Service", "Spare parts"],
    onBranchesPage: true,
  },
  {
    id: 6,
    slug: "punalur",
    name: "Punalur",
    type: "Branch",
    district: "kollam",
    address: "T.B. Junction, Punalur, Kerala 691 305",
    position: null,
    mapUrl: "https://www.google.com/maps/search/?api=1&query=T.B.+Junction%2C+Punalur%2C+Kerala",
    phone: branchPhone(6),
    email: "punalur@example.com",
    image: "branch-6",
    hours: short,
    services: ["Sales", "Service", "Saw chains cut to length"],
    onBranchesPage: true,
  },
  {
    id: 7,
    slug: "ranni",
    name: "Ranni",
    type: "Branch",
    district: "pathanamthitta",
    address: "Ittiyappara, Ranni, Kerala 689 672",
    position: { lat: 9.387, lng: 76.785 },
    mapUrl: null,
    phone: branchPhone(7),
    email: "ranni@example.com",
    image: "branch-2",
    hours: short,
    services: ["Sales", "Service", "Plantation machines"],
    onBranchesPage: false,
  },
  {
    id: 8,
    slug: "changanassery",
    name: "Changanassery",
    type: "Branch",
    district: "kottayam",
    address: "M.C. Road, Changanassery, Kerala 686 101",
    position: { lat: 9.442, lng: 76.536 },
    mapUrl: null,
    phone: branchPhone(8),
    email: "changanassery@example.com",
    image: "branch-4",
    hours: short,
    services: ["Sales", "Service", "Spare parts"],
    onBranchesPage: false,
  },
  {
    id: 9,
    slug: "kottarakkara",
    name: "Kottarakkara",
    type: "Branch",
    district: "kollam",
    address: "M.C. Road, Kottarakkara, Kerala 691 506",
    position: { lat: 9.001, lng: 76.77 },
    mapUrl: null,
    phone: branchPhone(9),
    email: "kottarakkara@example.com",
    image: "branch-5",
    hours: short,
    services: ["Sales", "Service", "Spare parts"],
    onBranchesPage: false,
  },
  {
    id: 10,
    slug: "attingal",
    name: "Attingal",
    type: "Branch",
    district: "trivandrum",
    address: "National Highway, Attingal, Kerala 695 101",
    position: { lat: 8.696, lng: 76.815 },
    mapUrl: null,
    phone: branchPhone(10),
    email: "attingal@example.com",
    image: "branch-3",
    hours: short,
    services: ["Sales", "Service", "Garden machines"],
    onBranchesPage: false,
  },
];

/** The Location list of the branches page, in the specification's order. */
export const branchDistricts: readonly { key: BranchDistrict; label: string }[] = [
  { key: "trivandrum", label: "Trivandrum" },
  { key: "kollam", label: "Kollam" },
  { key: "pathanamthitta", label: "Pathanamthitta" },
  { key: "alappuzha", label: "Alappuzha" },
  { key: "kottayam", label: "Kottayam" },
];

/** What the city pages tell search engines of the main branch (the specification, document 1 §3). */
export const serviceRecord = {
  id: 1,
  name: "Pathanamthitta",
  city: "Pathanamthitta",
  address: "Main Road, Pathanamthitta, Kerala 689 645",
  phone: branchPhone(1),
  position: pathanamthitta,
  hours: { opens: "09:00", closes: "18:00", text: "Monday to Saturday, 09:00-18:00" },
  services: ["Sales", "Service", "Spare Parts", "Training", "Delivery"],
} as const;

/** The branch's own map link, else a map search for its position or its address. */
export function directionsHref(branch: Branch): string {
  if (branch.mapUrl) return branch.mapUrl;
  if (branch.position) return mapAt(branch.position);
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(branch.address)}`;
}
