/** A file that is rejected; the message has one line per error. */
export class ArchiveError extends Error {}
