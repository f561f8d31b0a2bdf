/**
 * Loaded into a server under test: sets its clock `DAYS_AHEAD` days ahead, and one more on SIGUSR2.
 */
const DAY = 24 * 60 * 60_000;
const SystemDate = Date;
let ahead = Number(process.env.DAYS_AHEAD ?? 0) * DAY;

process.on("SIGUSR2", () => {
  ahead += DAY;
});

globalThis.Date = class extends SystemDate {
  constructor(...given: [] | [value: string | number | Date]) {
    if (given.length === 0) super(SystemDate.now() + ahead);
    else super(...given);
  }
  static override now() {
    return SystemDate.now() + ahead;
  }
} as DateConstructor;
