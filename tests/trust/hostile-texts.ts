/** Texts that any part of a hostile request may contain. */
import fc from "fast-check";

/** Occurs in every part of a request; must never come back unescaped. */
export const MARK = "<zq7\"'>";

export const anyText = fc.string({ unit: "binary", maxLength: 40 });
