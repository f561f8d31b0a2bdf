/** Adds to printed hours whether the branch is open now; the server's page says only the hours. */
import { useState } from "react";
import { isOpenAt, type OpeningHours } from "#app/site/opening-hours.ts";
import { useCompany } from "./company.ts";
import { useEnhancement } from "./use-enhancement.ts";

const LOOK_AGAIN_MS = 60_000;

interface OpenNowProps {
  hours: Pick<OpeningHours, "week" | "closedOn">;
}

export function OpenNow({ hours }: OpenNowProps) {
  const { timeZone } = useCompany();
  const [open, setOpen] = useState<boolean | null>(null);
  useEnhancement(() => {
    const look = () => setOpen(isOpenAt(hours, new Date(), timeZone));
    look();
    const clock = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(clock);
  }, [hours, timeZone]);
  return (
    <span className={open ? "open-now is-open" : "open-now"}>
      {open === null ? "" : open ? "Open now" : "Closed now"}
    </span>
  );
}
