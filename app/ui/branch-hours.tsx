/** A branch's opening hours, the holidays of the coming week, and when it opens. */
import { Closings } from "./closings.tsx";
import type { HoursView } from "./hours-view.ts";
import { OpenNow } from "./open-now.tsx";

export function BranchHours({ hours }: { hours: HoursView }) {
  return (
    <>
      {hours.text} <OpenNow {...hours} />
      <Closings closings={hours.closings} />
    </>
  );
}
