/** The languages of the site's texts, and the texts of a request for components and loaders. */
import { createContext, use } from "react";
import { createContext as createRequestContext } from "react-router";

export type Language = "en";

/** One area's messages in every language; a missing or additional message is a type error. */
export type Messages<M> = Readonly<Record<Language, M>>;

/** For loaders, actions and middlewares. */
export const requestLanguage = createRequestContext<Language>("en");

export const LanguageContext = createContext<Language>("en");

/** In the language of the page that is rendered. */
export function useMessages<M>(messages: Messages<M>): M {
  return messages[use(LanguageContext)];
}
