/** Limits on what one client may cost the server; those of single fields are in their schemas. */

const KB = 1024;
const MB = 1024 * KB;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Limits of a posted form. */
export interface FormLimit {
  bytes: number;
  entries: number;
}

export interface FileFormLimit extends FormLimit {
  /** Bytes of all entries except files. */
  textBytes: number;
}

/** At most `max` tries within any `withinMs` milliseconds. */
export interface RateLimitSettings {
  max: number;
  withinMs: number;
}

/** Public forms. */
export const PUBLIC_FORMS = {
  /** 60 KB, three bytes a letter, each escaped: accepted so that the page can ask to shorten it. */
  contact: { bytes: 256 * KB, entries: 50 },
  signIn: { bytes: 64 * KB, entries: 200 },
} satisfies Record<string, FormLimit>;

/** 2,000 fields, and three of the sign-in page if the session had ended. */
const DESK_ENTRIES = 2_003;

/** Forms of signed-in people. */
export const DESK_FORMS = {
  short: { bytes: 64 * KB, entries: DESK_ENTRIES },
  /** Long texts, three bytes a letter, each escaped. */
  long: { bytes: 512 * KB, entries: DESK_ENTRIES },
} satisfies Record<string, FormLimit>;

/** Forms with files. */
export const FILE_FORMS = {
  /** Signing in again: contains the largest form, of which the texts are kept. */
  ended: { bytes: 128 * MB, entries: DESK_ENTRIES, textBytes: 2 * MB },
  desk: { bytes: 128 * MB, entries: 2_000, textBytes: 512 * KB },
  product: { bytes: 100 * MB, entries: 2_000, textBytes: MB },
  /** A spreadsheet and its pictures. */
  spreadsheet: { bytes: 256 * MB, entries: 5_000, textBytes: 64 * KB },
} satisfies Record<string, FileFormLimit>;

/** Bytes of an API call's JSON. */
export const API_BODIES = {
  /** Signing in, accounts. */
  account: 16 * KB,
  /** A stock or price change. */
  amount: 16 * KB,
  /** Categories, subcategories, collections, brands, power types; handling messages. */
  record: 64 * KB,
  specifications: MB,
  product: MB,
  /** Changes of many products in one call. */
  bulk: 8 * MB,
};

/** Milliseconds after its end in which a session may still post `FILE_FORMS.ended`. */
export const ENDED_SESSION_GRACE_MS = 30 * DAY;

/** By client address, IPv6 by its /64. Mobile carriers share one address among many customers. */
export const RATES = {
  messages: { max: 10, withinMs: 10 * MINUTE },
} satisfies Record<string, RateLimitSettings>;

/** Wrong and refused passwords: by network, or by account in a network that it signed in from. */
export const PASSWORD_TRIES: RateLimitSettings = { max: 8, withinMs: 15 * MINUTE };

/** Password checks of unknown networks that wait at once. One takes 0.3 s. */
export const WAITING_CHECKS = 16;

/** Milliseconds that a check waits; then the response is 503 with a retry time. */
export const PASSWORD_WAIT_MS = 10 * SECOND;

/** Milliseconds after a sign-in during which its network does not wait behind unknown ones. */
export const NETWORK_MEMORY_MS = 180 * DAY;

/** Concurrent API calls and posted forms per address, which may be another site's server. */
export const CALLS_AT_ONCE = 32;

/** GET requests that React Router renders: pages, their data and pictures. Beyond it: 503. */
export const RENDERS = {
  atOnce: 4,
  /** Waiting, of everybody and of one network. */
  waiting: 200,
  waitingOfOne: 50,
};

/** Requests of one connection that wait for earlier responses; with more it is closed. */
export const MAX_PIPELINED = 100;

/** Milliseconds that a connection may take. */
export const CONNECTION_TIMES = {
  /** For a request's headers, and for all of it. */
  headers: 15 * SECOND,
  request: 2 * MINUTE,
  /** Without progress on a request or response. */
  idle: 20 * SECOND,
  /**
   * Between requests: longer than proxies keep theirs (nginx 60 s, Caddy two minutes), so that no
   * connection closes just as a proxy sends a message, which it may not repeat.
   */
  keepAlive: 130 * SECOND,
};

/** Limits of one spreadsheet. */
export const SPREADSHEET_LIMITS = {
  /** Bytes of the file. */
  fileBytes: 64 * MB,
  /** Bytes of its unpacked content. */
  unpackedBytes: 256 * MB,
  /** Rows and columns up to the last text. */
  rows: 60_000,
  columns: 500,
  /** Cells of all rows, each row up to its last text. */
  cells: 4_000_000,
  /** Characters of a title: the longest name of a specification, and marks of the export. */
  titleCharacters: 220,
  /** Characters of one cell, and of all cells. */
  cellCharacters: 1_000_000,
  characters: 64_000_000,
  /** Lines of a CSV file, and values of a line: the most of a spreadsheet program. */
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

/** Limits for resizing one photograph in a child process. */
export const PHOTOGRAPH_LIMITS = {
  /** Milliseconds, and MB of heap. */
  time: 180 * SECOND,
  heap: 1_024,
} as const;

/** Limits of catalogue files and backups, far above any shop's, against hostile ones. */
export const ARCHIVE_LIMITS = {
  entries: 1_000_000,
  unpackedBytes: 256 * 1024 * MB,
  /** Bytes of a picture, and of a text that is read whole. */
  pictureBytes: 64 * MB,
  textBytes: MB,
  /** Characters of a line, which is a product or a row of a table. */
  lineCharacters: 16_000_000,
} as const;
