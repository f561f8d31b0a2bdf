/** Recognises what people and spreadsheet programs write where there is no value. */

/** Errors as Excel, LibreOffice and Google Sheets write them, in several languages. */
const ERRORS = new Set(
  (
    "#N/A #DIV/0! #REF! #NAME? #VALUE! #NUM! #NULL! #SPILL! #CALC! #FIELD! #BLOCKED! #CONNECT! #UNKNOWN! #BUSY! " +
    "#GETTING_DATA #ERROR! #NV #WERT! #BEZUG! #ZAHL! #NOM? #VALEUR! #NOMBRE! #NUL! #N/D #VALOR! #NOME? #NÚM! " +
    "#¿NOMBRE? #¡VALOR! #¡REF! #¡DIV/0! #¡NUM! #¡NULO! #NULO!"
  ).split(" "),
);
const LIBREOFFICE_ERROR = /^Err:\d{3}$/;
const PLACEHOLDER = /^(?:[-–—―−]+|n\.?\s?[/.]?\s?a\.?|nil|none|null|not applicable)$/i;
/** Longer texts are not compared. */
const LONGEST = 15;

/** Whether the text is the error of a formula, such as "#REF!". */
export function isFormulaError(text: string): boolean {
  return text.length <= LONGEST && (ERRORS.has(text.toUpperCase()) || LIBREOFFICE_ERROR.test(text));
}

/** Whether the text stands for no value, such as "N/A", "-" or "#REF!". */
export function isNoValue(text: string): boolean {
  return text.length <= LONGEST && (PLACEHOLDER.test(text) || isFormulaError(text));
}
