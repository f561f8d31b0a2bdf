/** The product page in English. */
import type { ReactNode } from "react";
import { number } from "./intl.ts";

type RenderLink = (text: string) => ReactNode;

/** What a product is called in a visitor's message. */
interface ProductReference {
  name: string;
  /** The catalogue's number, for a product without a SKU. */
  id: number;
  sku: string | null;
}

export const products = {
  home: "Home",
  products: "Products",
  /** For search engines; `facts` are its kind and specifications. */
  description: (name: string, facts: string, shop: string) =>
    facts ? `${name}: ${facts}. Available at ${shop}.` : `${name}. Available at ${shop}.`,
  product: "Product",
  sku: (sku: string) => `SKU ${sku}`,
  weReply: (promise: string) => `We reply ${promise}.`,
  finance: "Finance options",
  /** Whether a question of a category is about safety, which product pages repeat. */
  isSafety: (question: string) => /\bsafe/i.test(question),
  priceBy: (whatsApp: RenderLink, phone: RenderLink) => (
    <>
      Price by {whatsApp("WhatsApp")} or {phone("phone")}
    </>
  ),

  addToEnquiry: "Add to enquiry",
  contactNow: "Contact Now",
  chat: "Chat on WhatsApp",
  callService: "Call customer service",
  call: (branch: string) => `Call ${branch}`,
  requestQuote: "Request a quote by email",
  sendMessage: "Send us a message",
  weReplyByEmailOrPhone: "We reply by email or phone.",
  /** The messages that a visitor sends to the shop. */
  quoteSubject: (product: string) => `Quote request: ${product}`,
  quote: ({ name, id, sku }: ProductReference, shop: string) => [
    `Hello ${shop},`,
    "",
    "Please send me a quote for:",
    `Product: ${name}`,
    sku ? `SKU: ${sku}` : `Product ID: ${id}`,
    "",
    "My name:",
    "My town:",
    "My phone:",
  ],
  question: ({ name, id, sku }: ProductReference) =>
    sku
      ? `Hello, I would like to know more about ${name} (SKU ${sku}).`
      : `Hello, I would like to know more about ${name} (product ${id}).`,

  share: "Share",
  whatsApp: "WhatsApp",
  facebook: "Facebook",
  textMessage: "Text message",
  print: "Print",
  link: "Link to this page",
  copy: "Copy",
  copied: "Link copied.",
  copyFailed: "The link could not be copied. It is selected: copy it from the field.",

  findBranch: "Find Branch",
  branchesAs: "Show the branches as",
  map: "Map",
  list: "List",
  showOnMap: "Show on the map",
  close: "Close",

  picturesOf: (name: string) => `Pictures of ${name}`,
  noPicture: "There is no picture of this product yet.",
  enlarge: "Enlarge the picture",
  picture: "Picture",
  larger: "Larger",
  pictureNumber: (position: number) => `Picture ${number(position)}`,
  position: (position: number, total: number) => `${number(position)} of ${number(total)}`,
  previousPicture: "Previous picture",
  nextPicture: "Next picture",
  besidePerson: "With a person 165 cm tall",
  /** For a video without a title. */
  videos: {
    youtube: (position: number) => `YouTube video ${number(position)}`,
    facebook: (position: number) => `Facebook video ${number(position)}`,
    file: (position: number) => `Video ${number(position)}`,
  },
  play: (video: string) => `Play: ${video}`,

  keySpecifications: "Key specifications",
  technicalDetails: "Technical details",
  showAll: (details: number) => `Show all ${number(details)} details`,
  moreDetails: "More technical details",
  askForMore: (askUs: RenderLink) => (
    <>Do you need another specification? {askUs("Ask us")}, and we will look it up.</>
  ),
  askForAny: (askUs: RenderLink) => <>{askUs("Ask us for the data")} of this product.</>,
  descriptionHeading: "Description",
  table: "Table",
  features: "Details & Features",

  alsoNeeded: "You will also need",
  machinesItFits: "Machines it fits",
  kindWithCount: (kind: string, count: number) => `${kind} (${number(count)})`,
  /** `own` are the machine's pitch and gauge; empty if unknown. */
  threeNumbers: (own: string) =>
    `${own && `This saw: ${own}. `}Read the three numbers on your bar: pitch, gauge and number of links. They must be the same on the chain.`,
  links: (count: string) => `${count} links`,
  barLength: "Length of your bar",
  noneForBar: (length: string) =>
    `We list no chain or bar ${length && `of ${length} `}for this saw.`,
  askForFit: "Ask us for it",
  related: "Related Products",
  noRelated: "No related products found in this category.",
  alsoLike: "You May Also Like",
  noOthers: "No other products found.",
  previousIn: (list: string) => `Previous in ${list}`,
  nextIn: (list: string) => `Next in ${list}`,
};
