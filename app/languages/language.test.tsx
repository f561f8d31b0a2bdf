import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { LANGUAGES, type Language, LanguageContext, toLanguage, useMessages } from "./language.ts";

const Home = () => <p>{useMessages("lists").loadMore}</p>;

const pageIn = (language: Language) => (
  <LanguageContext value={language}>
    <Home />
  </LanguageContext>
);

it("each page is in its own language, whatever else is rendered", () => {
  const pages = renderToString([pageIn("en"), pageIn("nb"), pageIn("en")]);
  expect(pages).toBe("<p>Load More</p><p>Vis flere</p><p>Load More</p>");
});

it.each([
  ["nb-NO", "nb"],
  ["en-IN", "en"],
  ["de-DE", "en"],
])("a shop with the locale %s has pages in %s", (locale, language) => {
  expect(toLanguage(locale)).toBe(language);
  expect(LANGUAGES).toContain(language);
});
