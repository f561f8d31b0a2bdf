/** The dealer: every name, number, address and promise that the site repeats. */
import type { Phone } from "./phone.ts";

export interface PostalAddress {
  street: string;
  town: string;
  state: string;
  pin: string;
  country: string;
}

export interface OutsideLink {
  label: string;
  href: string;
}

export interface Company {
  name: string;
  /** The principal manufacturer, and the brand of a product that names none. */
  brand: string;
  /** Year the business started. */
  since: number;
  /** Customer service, as the header, footer and contact page show it. */
  phone: Phone;
  supportEmail: string;
  /** Where quote requests from product pages go. */
  salesEmail: string;
  /** The footer's hours and the contact page's are two statements of the specification; both are kept. */
  footerHours: string;
  contactHours: string;
  headquarters: PostalAddress;
  social: readonly OutsideLink[];
  supportSite: OutsideLink;
  corporateSite: OutsideLink;
  /** Completes "We reply …". */
  replyPromise: string;
  /** How the dealer says that a product is there or not, and where to ask for one that is not. */
  stockWords: { in: string; out: string; ask: string };
  /** Ways to pay over time, and what to say of each; none shows nothing. */
  finance: readonly { name: string; offer: string }[];
  /** Badge of every card in a listing; null shows none. */
  listingBadge: string | null;
  /** The fixed rating of structured data (the specification, document 1 §9). */
  rating: { value: number; reviews: number };
  currency: string;
  delivery: { freeAboveRupees: number; freeRadiusKm: number; time: string };
  /** What structured data tells search engines beyond what a page shows; a dealer may want less. */
  structuredData: { offers: boolean; rating: boolean };
}

export const company: Company = {
  name: "Pampa Power Tools",
  brand: "STIHL",
  since: 2005,
  phone: { text: "0468 000 0000", digits: "914680000000" },
  supportEmail: "support@example.com",
  salesEmail: "sales@example.com",
  footerHours: "Monday-Friday, 8AM-6PM EST",
  contactHours: "Monday-Saturday, 8.30AM-7.00PM",
  headquarters: {
    street: "Main Road",
    town: "Pathanamthitta",
    state: "Kerala",
    pin: "689 645",
    country: "IN",
  },
  social: [
    { label: "Facebook", href: "https://www.example.com/facebook" },
    { label: "Instagram", href: "https://www.example.com/instagram" },
    { label: "YouTube", href: "https://www.example.com/youtube" },
    { label: "LinkedIn", href: "https://www.example.com/linkedin" },
  ],
  supportSite: { label: "Support site", href: "https://support.example.com/" },
  corporateSite: { label: "Corporate site", href: "https://corporate.example.com/" },
  replyPromise: "within 24 hours",
  stockWords: { in: "In stock", out: "Out of stock", ask: "Ask the branch" },
  finance: [
    { name: "Consumer finance", offer: "Available" },
    { name: "Private finance", offer: "Available" },
  ],
  listingBadge: "Best Seller",
  rating: { value: 4.5, reviews: 23 },
  currency: "INR",
  delivery: { freeAboveRupees: 5000, freeRadiusKm: 50, time: "1-2 Working Days" },
  structuredData: { offers: true, rating: true },
};
