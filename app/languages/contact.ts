/** Texts of the contact page. */
import { contact as en } from "./en/contact.tsx";
import type { Messages } from "./language.ts";

export type ContactMessages = typeof en;
export const contact: Messages<ContactMessages> = { en };
