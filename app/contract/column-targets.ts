/** What a column of a spreadsheet becomes, beside a column of the catalogue. */

export const SPECIFICATION = "specification";
/** Followed by the name of the specification, if it is not the column's title. */
export const SPECIFICATION_OF = `${SPECIFICATION}: `;
export const STAFF_ONLY = "staff only";
export const LEFT_OUT = "left out";
export const UNDECIDED = "?";
