/** The district filter: applies at once with scripts, by its button without. */
import { useRef } from "react";
import { Form, useNavigate } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { viewHref } from "./branches-query.ts";
import "./district-filter.css";

interface DistrictFilterProps {
  districts: readonly { key: string; label: string }[];
  /** Key of the chosen district; null for all. */
  district: string | null;
}

export function DistrictFilter({ districts, district }: DistrictFilterProps) {
  const t = useMessages("branches");
  const select = useRef<HTMLSelectElement>(null);
  const navigate = useNavigate();

  function apply() {
    const chosen = districts.find(({ key }) => key === select.current?.value)?.key ?? null;
    if (chosen !== district) navigate(viewHref("list", chosen), { preventScrollReset: true });
  }

  // Applies a choice made before scripts ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts run
  useEnhancement(apply, []);

  // A new `key` would show the URL's choice too, but lose the focus.
  useEnhancement(() => {
    if (select.current) select.current.value = district ?? "";
  }, [district]);

  return (
    <Form method="get" action="/branches" className="district-filter" preventScrollReset>
      <div className="field">
        <label htmlFor="district">{t.location}</label>
        <select
          className="select"
          id="district"
          name="district"
          defaultValue={district ?? ""}
          autoComplete="off"
          ref={select}
          onChange={apply}
        >
          <option value="">{t.allLocations}</option>
          {districts.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <button className="btn btn--line" type="submit">
        {t.show}
      </button>
    </Form>
  );
}
