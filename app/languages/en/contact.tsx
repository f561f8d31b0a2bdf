/** The contact page in English. */
import type { ReactNode } from "react";
import { list, number, plural } from "./intl.ts";

export const contact = {
  home: "Home",
  crumb: "Contact",
  title: "Contact Us",
  refusedTitle: (title: string) => `Error: ${title}`,
  description: (shop: string) => `Write to ${shop}, call or find a branch.`,
  weReply: (promise: string) => `We reply ${promise}.`,
  questions: "Frequently asked questions",
  whatsApp: "WhatsApp",
  call: (phone: string) => `Call ${phone}`,

  form: "Send a message",
  name: "Full Name *",
  email: "Email Address",
  emailHint: "Email or phone: one is enough.",
  phone: "Phone",
  subject: "Subject *",
  chooseSubject: "Choose a subject",
  subjects: {
    "product-support": "Product Support",
    warranty: "Warranty Claim",
    parts: "Replacement Parts",
    general: "General Inquiry",
    feedback: "Feedback",
    other: "Other",
  },
  machines: "Your machines",
  enquiryTitle: "Enquiry",
  addMachine: "Add a machine by name",
  addHint: "One or several, such as MS 170, MS 180.",
  add: "Add",
  remove: (product: string) => `Remove ${product}`,
  addedFirst: "The machine is added. Your message was not sent yet.",
  noneNamed: (names: string) => `We found no machine named ${names}. Did you mean one of these?`,
  product: "Product",
  branch: "Branch",
  anyBranch: "Any branch",
  message: "Message *",
  messageOptional: "Message",
  messageHint: "You can leave this empty if you only want a price.",
  /** The label of a field that is never visible. */
  honeypot: "Leave this field empty",
  send: "Send Message",
  sending: "Sending...",
  thanks: "Thank you for your message.",
  sentTitle: "What you sent",
  numbered: (number: string) => `Message number ${number}`,
  next: (branch: string, promise: string) =>
    `${branch ? `Our branch ${branch} reads it next` : "A person at our shop reads it next"}, and replies by email or phone${promise && ` ${promise}`}.`,
  quicker: "If it is urgent, call us and give this number.",

  /** `fields` are links with the names below. */
  notSent: (fields: readonly ReactNode[]) => (
    <>
      <strong>Your message was not sent.</strong> Check {list(fields)}.
    </>
  ),
  fields: {
    name: "your name",
    email: "the email address",
    phone: "the phone number",
    subject: "the subject",
    message: "the message",
    branch: "the branch",
    product: "the product",
  },
  enterName: "Enter your full name.",
  chooseASubject: "Choose a subject.",
  enterMessage: "Enter a message.",
  invalidEmail: "Enter a complete email address, such as name@example.com.",
  tooLongEmail: "Email address must be 254 characters or fewer.",
  invalidPhone: "Enter a complete phone number, or an email address above.",
  enterEmailOrPhone: "Enter an email address or a phone number, so that we can reply.",
  tooLong: "The message is too long. Shorten it, or send it by email.",
  notSubmitted: "Failed to submit form. Please try again.",
  noConnection: "Failed to submit form. Please check your connection and try again.",
  tooMany: (minutes: number) =>
    plural(minutes, {
      one: "Too many messages were sent from your connection. Try again in 1 minute, or call us.",
      other: `Too many messages were sent from your connection. Try again in ${number(minutes)} minutes, or call us.`,
    }),

  directly: "Reach us directly",
  customerService: "Customer service",
  mail: "Email",
  headquarters: "Headquarters",
  goodToKnow: "Good to know",
  otherWays: "Other ways to reach us",
  phoneSupport: "Phone support",
  speak: "Speak to a technician.",
  chat: "Live chat",
  chatHours: "On WhatsApp, during business hours.",
  startChat: "Start a chat",
  mailSupport: "Email support",
  anyTime: "Write at any time.",
};
