/** Whether a branch is open now, added in the browser: the server's page is cached. */

import { useState } from "react";
import { useMessages } from "#app/languages/language.ts";
import { maps } from "#app/languages/maps.ts";
import { isOpenAt, type OpeningHours } from "#app/site/opening-hours.ts";
import { useCompany } from "./company.ts";
import { useEnhancement } from "./use-enhancement.ts";

const REFRESH_MS = 60_000;

interface OpenNowProps {
  hours: Pick<OpeningHours, "week" | "holidays">;
}

export function OpenNow({ hours }: OpenNowProps) {
  const t = useMessages(maps);
  const { timeZone } = useCompany();
  const [open, setOpen] = useState<boolean | null>(null);
  useEnhancement(() => {
    const update = () => setOpen(isOpenAt(hours, new Date(), timeZone));
    update();
    const clock = setInterval(update, REFRESH_MS);
    return () => clearInterval(clock);
  }, [hours, timeZone]);
  return (
    <span className={open ? "open-now is-open" : "open-now"}>
      {open !== null && (open ? t.openNow : t.closedNow)}
    </span>
  );
}
