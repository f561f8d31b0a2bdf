/** A picture file that cannot be decoded. */
export class UnreadablePictureError extends Error {
  /** The message without the file's name. */
  readonly reason: string;

  constructor(name: string, reason: string, options?: ErrorOptions) {
    super(`"${name}" ${reason}`, options);
    this.reason = reason;
  }
}
