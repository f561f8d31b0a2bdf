import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { type Language, LanguageContext, useMessages } from "./language.ts";

const english = { saws: (count: number) => `${count} saws`, all: "All" };
const messages = { en: english, ml: { saws: (count: number) => `${count} വാൾ`, all: "എല്ലാം" } };

function Saws() {
  const t = useMessages(messages);
  return <p>{`${t.all}: ${t.saws(2)}`}</p>;
}

const pageIn = (language: string) => (
  <LanguageContext value={language as Language}>
    <Saws />
  </LanguageContext>
);

it("each page is in its own language, whatever else is rendered", () => {
  const pages = renderToString([pageIn("en"), pageIn("ml"), pageIn("en")]);
  expect(pages).toBe("<p>All: 2 saws</p><p>എല്ലാം: 2 വാൾ</p><p>All: 2 saws</p>");
});
