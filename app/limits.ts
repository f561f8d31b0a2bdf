/** What one client may cost the server: every bound in one table, read by the code that enforces it. */

const KB = 1024;
const MB = 1024 * KB;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How much of a posted form is read. */
export interface FormLimit {
  bytes: number;
  entries: number;
}

export interface FileFormLimit extends FormLimit {
  /** Of all entries that are no files. */
  textBytes: number;
}

/** At most `most` tries within any `withinMs` milliseconds. */
export interface RateLimitSettings {
  most: number;
  withinMs: number;
}

/** Forms that anybody can post. */
export const PUBLIC_FORMS = {
  tap: { bytes: 2 * KB, entries: 10 },
  /** A message of 60 KB in a script of three bytes a letter, each escaped: it comes back to be shortened. */
  contact: { bytes: 256 * KB, entries: 50 },
  signIn: { bytes: 64 * KB, entries: 200 },
} satisfies Record<string, FormLimit>;

/** Forms of signed-in people. */
export const DESK_FORMS = {
  /** Signing in again: the largest form without files, escaped once more. */
  ended: { bytes: 2 * MB, entries: 2_000 },
  short: { bytes: 64 * KB, entries: 2_000 },
  /** Long texts in a script of three bytes a letter, each escaped. */
  long: { bytes: 512 * KB, entries: 2_000 },
} satisfies Record<string, FormLimit>;

/** Forms with files. */
export const FILE_FORMS = {
  desk: { bytes: 128 * MB, entries: 2_000, textBytes: 512 * KB },
  product: { bytes: 100 * MB, entries: 2_000, textBytes: MB },
  /** A spreadsheet and its pictures. */
  catalogueSheet: { bytes: 256 * MB, entries: 5_000, textBytes: 64 * KB },
  placesSheet: { bytes: 16 * MB, entries: 10, textBytes: 64 * KB },
} satisfies Record<string, FileFormLimit>;

/** Bytes of the JSON that a call of the API sends. */
export const API_BODIES = {
  /** Signing in, accounts. */
  account: 16 * KB,
  /** A stock or price change. */
  amount: 16 * KB,
  /** Categories, subcategories, collections, brands; handling messages. */
  named: 64 * KB,
  synonyms: MB,
  product: MB,
  /** Changes of many products in one call. */
  bulk: 8 * MB,
};

/** For so many milliseconds after its end a session lets its holder post `DESK_FORMS.ended`. */
export const ENDED_SESSION_KNOWN = 30 * DAY;

/** By client address, IPv6 by its /64. Mobile carriers put many customers behind one address. */
export const RATES = {
  taps: { most: 60, withinMs: 10 * MINUTE },
  messages: { most: 10, withinMs: 10 * MINUTE },
  /** Forms posted to the sign-in page by clients without a session, whether a password is tried or not. */
  signInForms: { most: 60, withinMs: 15 * MINUTE },
} satisfies Record<string, RateLimitSettings>;

/** Passwords that are tried. */
export const SIGN_IN_RATES = {
  /** By /64, or IPv4 address: an office shares one. */
  network: { most: 30, withinMs: 15 * MINUTE },
  /** By /56, which a home has, and by /48, which a company has. */
  network56: { most: 60, withinMs: 15 * MINUTE },
  network48: { most: 120, withinMs: 15 * MINUTE },
  /** One network at one account. */
  pair: { most: 8, withinMs: 15 * MINUTE },
  /** All strangers' networks at one account: beyond it each try takes longer, the right password's too. */
  account: { most: 20, withinMs: 15 * MINUTE },
} satisfies Record<string, RateLimitSettings>;

/** People of each kind, known and strangers, whose password is being checked or waits for it. Each takes 0.3 s. */
export const PASSWORDS_WAITING = 16;

/** Milliseconds that one of them waits for their turn; then the answer is 503 with the time to wait. */
export const PASSWORD_TURN = 10 * SECOND;

/** For so many milliseconds after a sign-in from a network the next one from there need not wait behind strangers. */
export const NETWORK_KNOWN = 180 * DAY;

/**
 * Calls of the API and posted forms that one address has under way at once. Another site's server that shows this
 * catalogue asks with one address for all its visitors.
 */
export const CALLS_AT_ONCE = 32;

/** Milliseconds that a connection may take. */
export const CONNECTION_TIMES = {
  /** For a request's headers, and for all of it. */
  headers: 15 * SECOND,
  request: 2 * MINUTE,
  /** In which nothing moved on a connection that has something to move. */
  standstill: 20 * SECOND,
  /**
   * Between requests: longer than proxies keep theirs (nginx 60 s, Caddy two minutes), so that none is closed at the
   * moment when a message comes by it, which a proxy may not send again.
   */
  rest: 130 * SECOND,
};

/** Of one spreadsheet. */
export const SHEET_LIMITS = {
  /** Bytes of the file. */
  fileBytes: 64 * MB,
  /** Bytes of all that is packed in it. */
  unpackedBytes: 256 * MB,
  /** Rows and columns with a text in them, counted from the first. */
  rows: 60_000,
  columns: 500,
  /** Cells of all rows, each row counted up to its last text. */
  cells: 4_000_000,
  /** Characters of one cell, and of all cells. */
  cellCharacters: 1_000_000,
  characters: 64_000_000,
  /** Lines of a CSV file, and values of a line, empty ones too: what a spreadsheet program can hold. */
  lines: 1_048_576,
  lineValues: 16_384,
  /** Bytes of a line of a CSV file, and of one element of a packed file. */
  lineBytes: 4 * MB,
  /** Files packed in an XLSX file. */
  packedFiles: 1_000,
  /** For reading one file, ms. */
  time: 30 * SECOND,
  /** For the process that reads, MB. */
  heap: 512,
  /** Files that wait to be read. */
  waiting: 5,
} as const;

/** Of one photograph that is read and made smaller, in a process of its own. */
export const PHOTOGRAPH_LIMITS = {
  /** ms, and MB of objects. */
  time: 180 * SECOND,
  heap: 1_024,
} as const;

/** Of a catalogue's file or a backup, far above what a shop has: a damaged or hostile one fills no memory. */
export const ARCHIVE_LIMITS = {
  entries: 1_000_000,
  unpackedBytes: 256 * 1024 * MB,
  /** Bytes of a picture, and of a text that is read whole. */
  pictureBytes: 64 * MB,
  textBytes: MB,
  /** Characters of a line, which is a product or a row of a table. */
  lineCharacters: 16_000_000,
} as const;
