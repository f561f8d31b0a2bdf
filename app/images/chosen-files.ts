/** The files of a form's field. */

/** Those that somebody chose, empty ones too: for an untouched field browsers send an empty file without a name. */
export function chosenFiles(values: Iterable<File | string>): File[] {
  return [...values].filter((value) => value instanceof File && (value.size > 0 || value.name !== "")) as File[];
}
