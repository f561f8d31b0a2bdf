/** Adds to printed hours whether the branch is open now; the server's page says only the hours. */
import { useEffect, useState } from "react";
import type { OpeningHours } from "#app/content/branches.ts";
import { isOpenAt } from "./opening.ts";

const LOOK_AGAIN_MS = 60_000;

export function OpenNow({ hours }: { hours: OpeningHours }) {
  const [open, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    const look = () => setOpen(isOpenAt(hours, new Date()));
    look();
    const clock = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(clock);
  }, [hours]);
  return (
    <span className={open ? "open-now is-open" : "open-now"}>
      {open === null ? "" : open ? "Open now" : "Closed now"}
    </span>
  );
}
