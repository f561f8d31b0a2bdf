/** Removes from HTML all but the elements that descriptions may have. */
import sanitizeHtml from "sanitize-html";
import { DESCRIPTION_HEADINGS, DESCRIPTION_MARKUP } from "#app/catalogue/description-markup.ts";

export function sanitise(html: string): string {
  return sanitizeHtml(html, { ...DESCRIPTION_MARKUP, transformTags: DESCRIPTION_HEADINGS });
}
