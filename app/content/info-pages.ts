/** The pages that the footer leads to: warranty, returns, service, the business and the legal texts. */
import { company } from "./company.ts";

export interface InfoSection {
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  /** How long messages are kept is said after the paragraphs; the server's settings know it. */
  saysRetention?: true;
  link?: { label: string; href: string };
}

export interface InfoPage {
  slug: string;
  title: string;
  /** Under the title, and the description for search engines. */
  lead: string;
  group: "Support" | "Company" | "Legal";
  sections: readonly InfoSection[];
}

const address = `${company.headquarters.street}, ${company.headquarters.town}, ${company.headquarters.state} ${company.headquarters.pin}`;

export const infoPages: readonly InfoPage[] = [
  {
    slug: "warranty",
    title: "Warranty",
    lead: "Most power tools carry a 2-year warranty, outdoor products typically 3 years. What it covers, and how to claim it.",
    group: "Support",
    sections: [
      {
        heading: "How long",
        paragraphs: [
          "Most power tools carry a 2-year warranty. Outdoor products carry typically 3 years. The warranty card of your machine is what counts: read the term there, and keep the card with the receipt.",
        ],
      },
      {
        heading: "What it is for",
        paragraphs: [
          "A warranty answers for faults in material and making. It does not answer for what wears in use: chains, bars, line, blades, filters, plugs, belts. Nor for old fuel, a wrong mixture or a repair by somebody who is not authorized.",
        ],
      },
      {
        heading: "How to claim",
        paragraphs: ["Bring or send us three things, and leave the machine as it is:"],
        points: [
          "The machine, cleaned, with an empty fuel tank",
          "The receipt or the warranty card",
          "A sentence or two on what happens, and when it began",
        ],
        link: { label: "Start a warranty claim", href: "/contact?subject=warranty" },
      },
    ],
  },
  {
    slug: "returns",
    title: "Returns",
    lead: "Unused products go back within 30 days, in the original packaging, with the receipt and all accessories.",
    group: "Support",
    sections: [
      {
        heading: "What can be returned",
        paragraphs: ["A product can be returned within 30 days if"],
        points: [
          "it is unused, so has had no fuel or oil in it",
          "it is in its original packaging",
          "the receipt and all accessories are with it",
        ],
      },
      {
        heading: "Where",
        paragraphs: ["At any branch. Call first if the machine is heavy and we tell you what to do."],
        link: { label: "Find a branch", href: "/branches" },
      },
      {
        heading: "If it does not work",
        paragraphs: [
          "A machine that has run and then fails is not a return but a warranty case, and you lose nothing by it.",
        ],
        link: { label: "Read about the warranty", href: "/warranty" },
      },
    ],
  },
  {
    slug: "manuals",
    title: "Manuals",
    lead: "Every new machine comes with its manual. How to find the right one when it is lost.",
    group: "Support",
    sections: [
      {
        heading: "Know the model",
        paragraphs: [
          "The model stands on the machine: on the starter cover of a saw, on the engine of a brushcutter, on the deck of a mower. The letters after the number matter, for they tell the version.",
        ],
      },
      {
        heading: "Get the manual",
        paragraphs: [
          "Makers publish the manuals of their machines, in several languages. If you do not find yours, write us the model and we look for it.",
        ],
        link: { label: "Ask for a manual", href: "/contact?subject=product-support" },
      },
      {
        heading: "Before the first start",
        paragraphs: [
          "Read at least the pages on fuel mixture, chain oil, and how to stop the machine. Most damage that we see in the first weeks comes from these three.",
        ],
      },
    ],
  },
  {
    slug: "parts",
    title: "Parts",
    lead: "Original parts for the machines we sell, and how to name the part you need.",
    group: "Support",
    sections: [
      {
        heading: "What we need to know",
        paragraphs: ["Give us the model with its letters, and one of these:"],
        points: [
          "For a chain: pitch, gauge and number of links; they stand on the bar",
          "For a bar: its length, and the saw",
          "For a mowing head: the machine, and the thread if you know it",
          "For anything else: a photograph, or the old part itself",
        ],
        link: { label: "Ask for a part", href: "/contact?subject=parts" },
      },
      {
        heading: "Look first",
        paragraphs: [
          "Chains, bars, heads, line, batteries, chargers and filters are in the catalogue, together with the machines they fit.",
        ],
        link: { label: "See accessories", href: "/collections/accessories" },
      },
    ],
  },
  {
    slug: "repair",
    title: "Repair",
    lead: "Repairs go through authorized service centers. Bring the machine to a branch and we take it from there.",
    group: "Support",
    sections: [
      {
        heading: "Who repairs",
        paragraphs: [
          "Repairs go through authorized service centers, with original parts, so that the warranty holds. Technical support is available during business hours.",
        ],
        link: { label: "Find a branch", href: "/branches" },
      },
      {
        heading: "Before you bring it",
        paragraphs: ["These save a day on the bench:"],
        points: [
          "Empty the fuel tank and close it",
          "Brush off grass and sawdust",
          "Bring bar, chain, blade or head with the machine",
          "Write down what happens, and whether it happens cold or hot",
        ],
      },
      {
        heading: "Try this first",
        paragraphs: [
          "An engine that does not start often has old fuel in it, a wet plug or a closed filter. Change the fuel, dry the plug, knock the filter clean, and try again.",
        ],
        link: { label: "Ask a technician", href: "/contact?subject=product-support" },
      },
    ],
  },
  {
    slug: "careers",
    title: "Careers",
    lead: "Work with machines and with the people who use them.",
    group: "Company",
    sections: [
      {
        heading: "Who we look for",
        paragraphs: [
          "People at the counter who listen before they sell. Mechanics who want to know why a part broke, not only that it did. Drivers who can start what they deliver.",
        ],
      },
      {
        heading: "How to apply",
        paragraphs: [
          "Write a few lines about yourself and what you have repaired, sold or built. A certificate is good; an honest list of machines you know is better. Name the branch where you would like to work.",
        ],
        link: { label: "Write to us", href: "/contact?subject=other" },
      },
    ],
  },
  {
    slug: "press",
    title: "Press",
    lead: "For journalists and editors: who answers, and what you may use.",
    group: "Company",
    sections: [
      {
        heading: "In two lines",
        paragraphs: [
          `${company.name} is a dealer of power tools and garden machines in Kerala, ${company.brand} dealer since ${company.since}, with its headquarters in ${company.headquarters.town}.`,
        ],
      },
      {
        heading: "Questions",
        paragraphs: [
          `Write to ${company.supportEmail} or call ${company.phone.text}. Say when you go to print; we reply ${company.replyPromise}.`,
        ],
        link: { label: "Send a question", href: "/contact?subject=other" },
      },
      {
        heading: "Pictures",
        paragraphs: [
          "The drawings on this site are our own; ask us before you print one. Names of makers and models belong to their makers.",
        ],
      },
    ],
  },
  {
    slug: "investors",
    title: "Investors",
    lead: "What kind of business this is, and whom to write to.",
    group: "Company",
    sections: [
      {
        heading: "The business",
        paragraphs: [
          `We sell, deliver and look after power tools and garden machines in the southern districts of Kerala, since ${company.since}. This site offers no securities, and nothing on it is an invitation to buy any.`,
        ],
        link: { label: "Read our story", href: "/about" },
      },
      {
        heading: "Contact",
        paragraphs: [`Letters go to our headquarters: ${company.name}, ${address}.`],
        link: { label: "Write to us", href: "/contact?subject=other" },
      },
    ],
  },
  {
    slug: "sustainability",
    title: "Sustainability",
    lead: "The greenest machine is the right one, kept in repair. What we do, and what you can do.",
    group: "Company",
    sections: [
      {
        heading: "Keep it running",
        paragraphs: [
          "A new machine costs metal, plastic and freight before it has cut a blade of grass. So we sell parts, sharpen chains in place of selling new ones, and advise against a larger machine than the work needs.",
        ],
        link: { label: "Repair", href: "/repair" },
      },
      {
        heading: "Battery where it fits",
        paragraphs: [
          "For short turns of work near houses a battery machine is quieter and burns nothing on the spot. One battery serves several tools of the same system, so buy the system and not the tool.",
        ],
      },
      {
        heading: "With petrol",
        paragraphs: [
          "Mix only what you use up, never pour fuel or bar oil on the ground, and file the chain: a sharp chain needs less fuel for the same log.",
        ],
      },
    ],
  },
  {
    slug: "privacy-policy",
    title: "Privacy Policy",
    lead: "What this site learns about you, what it is used for, and how to have it deleted.",
    group: "Legal",
    sections: [
      {
        heading: "When you only look",
        paragraphs: [
          "No account, no advertising, no analytics by others. The server keeps a technical log of requests so that faults can be found and misuse stopped.",
        ],
      },
      {
        heading: "When you write to us",
        paragraphs: [
          "The contact form stores your name, e-mail address, phone number if you give it, subject and message. We use them to answer you and for nothing else.",
        ],
        saysRetention: true,
      },
      {
        heading: "Maps and links",
        paragraphs: [
          "When you open a map, its pictures come from a map server, which sees your address on the internet. Your position is asked for only when you press the button for it; it stays in your browser. Links to WhatsApp, social networks and map services lead to their own sites, under their own rules.",
        ],
      },
      {
        heading: "Your rights",
        paragraphs: [`Write to ${company.supportEmail} to read, correct or delete what you sent us.`],
        link: { label: "Write to us", href: "/contact?subject=other" },
      },
    ],
  },
  {
    slug: "terms-of-service",
    title: "Terms of Service",
    lead: "What this catalogue is, and what it is not.",
    group: "Legal",
    sections: [
      {
        heading: "A catalogue, not a shop",
        paragraphs: [
          "You can look, search, compare and ask here. Nothing can be ordered or paid. A price is agreed when a branch gives you a quote.",
        ],
      },
      {
        heading: "Figures",
        paragraphs: [
          "Figures of machines come from makers and from published sources, and they differ from market to market. Before you decide by one, ask the branch for the data sheet of the machine that stands there.",
        ],
      },
      {
        heading: "Delivery",
        paragraphs: [
          `Delivery is free on orders above ₹${company.delivery.freeAboveRupees.toLocaleString("en-IN")} within ${company.delivery.freeRadiusKm} km and takes ${company.delivery.time}; across the rest of Kerala it is paid.`,
        ],
      },
      {
        heading: "Names",
        paragraphs: ["Names of makers and models belong to their makers and are used to say what a machine is."],
      },
    ],
  },
  {
    slug: "accessibility-statement",
    title: "Accessibility Statement",
    lead: "This site should work for everybody. How it is built for that, and what to do when it does not.",
    group: "Legal",
    sections: [
      {
        heading: "What we aim for",
        paragraphs: [
          "The Web Content Accessibility Guidelines, version 2.2, level AA. Every page is checked against them by program at several widths, and by keyboard.",
        ],
      },
      {
        heading: "How it is built",
        paragraphs: ["These hold on every page:"],
        points: [
          "Everything works with a keyboard, and the focus can be seen",
          "Every page can be read and used without scripts",
          "Pictures have a text, drawings have their figures as text beside them",
          "Whatever moves can be stopped, and stands still if your system asks for less motion",
          "Beside every map there is a list of the same places",
        ],
      },
      {
        heading: "Tell us",
        paragraphs: [
          `If something stands in your way, write to ${company.supportEmail} or call ${company.phone.text}. Say which page and what you use; we reply ${company.replyPromise}.`,
        ],
        link: { label: "Report a barrier", href: "/contact?subject=feedback" },
      },
    ],
  },
  {
    slug: "cookies",
    title: "Cookies",
    lead: "This site sets none. Why you see no banner here.",
    group: "Legal",
    sections: [
      {
        heading: "None",
        paragraphs: [
          "This site sets no cookies. What you choose, such as filters or machines to compare, stands in the address of the page and nowhere else; that is why you can send it to somebody.",
        ],
      },
      {
        heading: "Other sites",
        paragraphs: [
          "A video plays only after you press it; from then on its platform may set cookies of its own. The same holds for sites that you reach by a link.",
        ],
        link: { label: "Read the privacy policy", href: "/privacy-policy" },
      },
    ],
  },
];

/** Null for a slug that is none of theirs. */
export function findInfoPage(slug: string): InfoPage | null {
  return infoPages.find((page) => page.slug === slug) ?? null;
}
