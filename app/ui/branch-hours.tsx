/** A branch's opening hours, the holidays of the coming week, and whether it is open now. */
import type { OpeningHours } from "#app/site/opening-hours.ts";
import { Closings } from "./closings.tsx";
import { OpenNow } from "./open-now.tsx";

interface BranchHoursProps {
  hours: OpeningHours;
  /** Announced holidays, as sentences. */
  closings: readonly string[];
}

export function BranchHours({ hours, closings }: BranchHoursProps) {
  return (
    <>
      {hours.text} <OpenNow hours={hours} />
      <Closings closings={closings} />
    </>
  );
}
