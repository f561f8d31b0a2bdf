/** The texts that any part of a hostile request may hold. */
import fc from "fast-check";

/** Stands in every part of a request; must never come back as it is in anything that a browser would run or show. */
export const MARK = "<zq7\"'>";

export const anyText = fc.string({ unit: "binary", maxLength: 40 });
