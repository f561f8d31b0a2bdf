/** The about page: the dealer's story, figures and values, with the specification's facts. */
import { company } from "./company.ts";

export const aboutHero = {
  title: "About Us",
  lead: `A dealer for people who work with their hands, in Kerala since ${company.since}.`,
} as const;

export const story = {
  title: "From one counter to 14 branches",
  paragraphs: [
    `We opened in ${company.since} with one counter, one workbench and a short list of machines that we would use ourselves. Whoever sold a saw in the morning sharpened its chain in the afternoon. That is still how we work.`,
    "Today there are 14 branches and 100,000 customers: rubber tappers, farmers, gardeners, tree climbers, masons, municipalities and people with a house plot and a hedge. Most came because a neighbour sent them.",
    "A machine is only as good as the person who can mend it. So we sell machines together with their parts, and with the technicians who know them.",
  ],
} as const;

export interface Counter {
  value: number;
  /** Stands after the number: "+" or "M+". */
  suffix: string;
  label: string;
  /** How long it counts up, milliseconds (the specification, document 2 §9). */
  duration: number;
}

/** Figures of the manufacturer, as the specification states them. */
export const counters: readonly Counter[] = [
  { value: 110, suffix: "+", label: "years of innovation", duration: 2000 },
  { value: 100, suffix: "+", label: "countries", duration: 2000 },
  { value: 2500, suffix: "+", label: "products", duration: 2500 },
  { value: 50, suffix: "M+", label: "customers", duration: 2000 },
];

export const farmers = {
  title: "For Kerala’s farmers",
  paragraphs: [
    "Paddy on the flats, rubber on the slopes, pepper on every other tree: few places ask for as many kinds of machine on as little land. Labour is scarce and the monsoon does not wait.",
    "SMAM, the Sub-Mission on Agricultural Mechanization, is a government scheme that helps farmers pay for machines. Tell us what you grow and we say which machines come into question and what to bring. EMI is possible for the rest.",
  ],
  points: [
    "Which machine fits the crop, the slope and the hands that will carry it",
    "Which machines SMAM may help to pay for, and what to bring",
    "Setting up and training with the machine you bought, so that it works on the first day",
  ],
} as const;

export interface Reason {
  title: string;
  text: string;
}

export const reasons: readonly Reason[] = [
  {
    title: "Official dealer",
    text: `An official ${company.brand} dealer: original machines, original parts, the maker’s warranty.`,
  },
  {
    title: "Expert technicians",
    text: "People who take these machines apart for a living advise you before you buy one.",
  },
  { title: "Parts on the shelf", text: "Chains, bars, line, filters and plugs for the machines we sell." },
  { title: "Near you", text: "14 branches, so that the next workbench is never far from the field." },
  {
    title: "Fair to pay",
    text: "EMI through a consumer finance lender or private finance, and help with the SMAM subsidy.",
  },
  {
    title: "An answer",
    text: `Write to us and we reply ${company.replyPromise}; call and you speak to someone who knows the machine.`,
  },
];

export interface Value {
  title: string;
  text: string;
  /** Slug of the product whose drawing is shown, and of the one that takes its place under the pointer. */
  image: string;
  hoverImage: string;
}

export const values: readonly Value[] = [
  {
    title: "Quality First",
    text: "We sell what we are ready to repair.",
    image: "stihl-ms-261",
    hoverImage: "stihl-ms-500i",
  },
  {
    title: "Customer-Centric",
    text: "The right machine is sometimes the smaller one, and then we say so.",
    image: "stihl-fs-120",
    hoverImage: "stihl-fs-3001",
  },
  {
    title: "Innovation & Expertise",
    text: "Fuel injection, battery systems, robotic mowers: we learn them before we sell them.",
    image: "stihl-msa-300-c-o",
    hoverImage: "stihl-imow-6-evo",
  },
  {
    title: "Sustainability",
    text: "A machine that is kept in repair for ten years is the greenest one.",
    image: "stihl-bga-86",
    hoverImage: "stihl-fsa-135",
  },
  {
    title: "Community Focus",
    text: "Our customers are our neighbours: whatever we sell, we meet again at the market.",
    image: "stihl-ht-103",
    hoverImage: "stihl-wp-300",
  },
];

export const callToAction = {
  title: "See what works outdoors",
  text: "Every machine for plot, field and plantation, drawn to scale and with its figures.",
  link: { label: "Shop outdoor machines", href: "/collections/outdoor" },
} as const;
