/** A file that says to be a picture and cannot be read as one. */
export class UnreadablePicture extends Error {
  /** What follows the file's name. */
  readonly reason: string;

  constructor(name: string, reason: string, options?: ErrorOptions) {
    super(`"${name}" ${reason}`, options);
    this.reason = reason;
  }
}
