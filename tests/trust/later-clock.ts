/** Loaded into a server under test: its clock is 400 days ahead, as after a battery's end or a slip of the hand. */
const AHEAD = 400 * 24 * 60 * 60_000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given: [] | [value: string | number | Date]) {
    if (given.length === 0) super(RealDate.now() + AHEAD);
    else super(...given);
  }
  static override now() {
    return RealDate.now() + AHEAD;
  }
} as DateConstructor;
