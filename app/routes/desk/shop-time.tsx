/** A date and time in the shop's time zone. */
import { useCompany } from "#app/ui/company.ts";

/** `at` is an ISO timestamp. */
export function ShopTime({ at }: { at: string }) {
  const { locale, timeZone } = useCompany();
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone,
  });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
