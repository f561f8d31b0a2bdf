/** The languages of the public pages, and the messages of a page for components and loaders. */
import { createContext, use } from "react";
import { createContext as createRequestContext } from "react-router";
import type { Messages } from "./en/messages.ts";

/** The modules of each language's messages, each loaded when it is needed. */
const modules = {
  en: () => import("./en/messages.ts"),
  ml: () => import("./ml/messages.ts"),
  nb: () => import("./nb/messages.ts"),
};

export type Language = keyof typeof modules;

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  ml: "മലയാളം",
  nb: "Norsk",
};

const loaded = new Map<Language, Messages>();

/** The server loads every language; a browser loads its page's before it hydrates the page. */
export async function loadMessages(language: Language): Promise<void> {
  loaded.set(language, (await modules[language]()).messages);
}

export const LANGUAGES = Object.keys(modules) as Language[];

/** The language of a locale such as "nb-NO", English if its language has no messages. */
export function toLanguage(locale: string): Language {
  const [code] = locale.split("-");
  return LANGUAGES.find((language) => language === code) ?? "en";
}

/** The tag of a page in a language, in a shop with a locale. */
export const toTag = (language: Language, locale: string): string =>
  locale.split("-")[0] === language ? locale : language;

/** @throws if the language is not loaded */
export function messagesIn(language: Language): Messages {
  const messages = loaded.get(language);
  if (!messages) throw new Error(`The messages of the language ${language} are not loaded`);
  return messages;
}

/** For loaders, actions and middlewares. */
export const requestLanguage = createRequestContext<Language>("en");

export const LanguageContext = createContext<Language>("en");

/** The messages of one area, in the language of the page that is rendered. */
export function useMessages<Area extends keyof Messages>(area: Area): Messages[Area] {
  return messagesIn(use(LanguageContext))[area];
}
