/** A file that cannot be taken; the message has a line for each line of the file that is wrong. */
export class BadFile extends Error {}
