/** The files that a user selected in a form's field. */

/** The selected files: for an untouched field browsers send an empty file without a name. */
export function chosenFiles(values: Iterable<File | string>): File[] {
  return [...values].filter(
    (value) => value instanceof File && (value.size > 0 || value.name !== ""),
  ) as File[];
}
