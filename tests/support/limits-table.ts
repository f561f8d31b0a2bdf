/** Builds the table of limits in `docs/operating.md` from the limits themselves. */
import { MAX_CONTACT_BODY } from "#app/contract/contact.ts";
import { MAX_FILE_MB } from "#app/images/picture-header.ts";
import {
  API_BODIES,
  ARCHIVE_LIMITS,
  CALLS_AT_ONCE,
  CONNECTION_TIMES,
  DESK_FORMS,
  FILE_FORMS,
  type FormLimit,
  MAX_PIPELINED,
  PASSWORD_TRIES,
  PASSWORD_WAIT_MS,
  PHOTOGRAPH_LIMITS,
  PUBLIC_FORMS,
  RATES,
  type RateLimitSettings,
  RENDERS,
  SPREADSHEET_LIMITS,
  WAITING_CHECKS,
} from "#app/limits.ts";

const ANYBODY = "Anybody";
const STAFF = "Signed in";
const OWNER = "The command line";

const KB = 1024;
function toBytes(bytes: number): string {
  if (bytes < KB ** 2) return `${bytes / KB} KB`;
  return bytes < KB ** 3 ? `${bytes / KB ** 2} MB` : `${bytes / KB ** 3} GB`;
}
const toCount = (count: number) => count.toLocaleString("en");
const toTime = (ms: number) => (ms < 60_000 ? `${ms / 1_000} s` : `${ms / 60_000} min`);
const toRate = ({ max, withinMs }: RateLimitSettings) => `${max} in ${toTime(withinMs)}`;
const toForm = ({ bytes, entries }: FormLimit) => [toBytes(bytes), `${toCount(entries)} fields`];

const { rows, columns, cells, fileBytes, unpackedBytes, time, waiting, titleCharacters } =
  SPREADSHEET_LIMITS;
const calls = `${CALLS_AT_ONCE} at once`;
const tries = `${toRate(PASSWORD_TRIES)}; 1 of ${WAITING_CHECKS} waiting, ${toTime(PASSWORD_WAIT_MS)}`;
const reading = `${toTime(PHOTOGRAPH_LIMITS.time)} and ${PHOTOGRAPH_LIMITS.heap} MB to read, one by one`;

/** Entry point, permission, bytes, entries or rows, time, rate and concurrency. */
const ENTRY_POINTS: readonly (readonly [string, string, string, string, string, string])[] = [
  [
    "Every request",
    ANYBODY,
    "",
    "",
    `${toTime(CONNECTION_TIMES.headers)} for headers, ${toTime(CONNECTION_TIMES.request)} in all, ${toTime(CONNECTION_TIMES.idle)} without progress`,
    "",
  ],
  ["Every form and `/api/` call", ANYBODY, "", "", "", calls],
  [
    "Pages that are not cached",
    ANYBODY,
    "",
    `${RENDERS.atOnce} at once, ${RENDERS.waiting} waiting`,
    "",
    `${RENDERS.waitingOfOne} waiting`,
  ],
  ["One connection", ANYBODY, "", `${MAX_PIPELINED} requests before a response`, "", ""],
  ["`/contact`", ANYBODY, ...pair(toForm(PUBLIC_FORMS.contact)), "", toRate(RATES.messages)],
  ["`POST /api/contact`", ANYBODY, toBytes(MAX_CONTACT_BODY), "", "", toRate(RATES.messages)],
  ["`/desk/sign-in`", ANYBODY, ...pair(toForm(PUBLIC_FORMS.signIn)), "", tries],
  ["`POST /api/admin/login`", ANYBODY, toBytes(API_BODIES.account), "", "", tries],
  ["Desk: sign-in after a session's end", STAFF, ...pair(toForm(FILE_FORMS.ended)), "", ""],
  ["Desk: short forms", STAFF, ...pair(toForm(DESK_FORMS.short)), "", ""],
  ["Desk: texts, specifications", STAFF, ...pair(toForm(DESK_FORMS.long)), "", ""],
  ["Desk: images, spreadsheets", STAFF, ...pair(toForm(FILE_FORMS.desk)), "", ""],
  ["API: accounts; stock and prices", STAFF, toBytes(API_BODIES.account), "", "", ""],
  ["API: categories, messages, lists", STAFF, toBytes(API_BODIES.record), "", "", ""],
  ["API: a product, specifications", STAFF, toBytes(API_BODIES.product), "", "", ""],
  ["API: many products", STAFF, toBytes(API_BODIES.bulk), "1,000 products", "", ""],
  ["API: a product with images", STAFF, ...pair(toForm(FILE_FORMS.product)), "", ""],
  ["API: products as a spreadsheet", STAFF, ...pair(toForm(FILE_FORMS.spreadsheet)), "", ""],
  [
    "Each spreadsheet",
    STAFF,
    `${toBytes(fileBytes)}, ${toBytes(unpackedBytes)} unpacked`,
    `${toCount(rows)} rows, ${columns} columns, ${toCount(cells)} cells, ${titleCharacters} characters of a title`,
    toTime(time),
    `${waiting} waiting`,
  ],
  [
    "Each photograph",
    STAFF,
    `${MAX_FILE_MB} MB`,
    "80 megapixels, one side at most 50 times the other",
    reading,
    "",
  ],
  [
    "Archives and backups",
    OWNER,
    `${toBytes(ARCHIVE_LIMITS.unpackedBytes)} unpacked`,
    `${toCount(ARCHIVE_LIMITS.entries)} entries`,
    "",
    "",
  ],
];

function pair([bytes = "", entries = ""]: string[]): [string, string] {
  return [bytes, entries];
}

export const LIMITS_TABLE = [
  "| Entry point | Who | Bytes | Entries | Time | One client |",
  "|---|---|---|---|---|---|",
  ...ENTRY_POINTS.map((row) => `| ${row.join(" | ")} |`),
].join("\n");
