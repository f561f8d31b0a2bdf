/** The choice of a district over the list: with scripts it acts at once, without them by its button. */
import { useRef } from "react";
import { Form, useNavigate } from "react-router";
import { viewHref } from "./branches-query.ts";
import "./district-filter.css";
import { useEnhancement } from "#app/ui/use-enhancement.ts";

interface DistrictFilterProps {
  districts: readonly { key: string; label: string }[];
  /** The chosen one's key; null for all. */
  district: string | null;
}

export function DistrictFilter({ districts, district }: DistrictFilterProps) {
  const select = useRef<HTMLSelectElement>(null);
  const navigate = useNavigate();

  function apply() {
    const chosen = districts.find(({ key }) => key === select.current?.value)?.key ?? null;
    if (chosen !== district) navigate(viewHref("list", chosen), { preventScrollReset: true });
  }

  // What was chosen before scripts arrived counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts arrive
  useEnhancement(apply, []);

  // A new key would show the address's choice as well, but take the focus from the field.
  useEnhancement(() => {
    if (select.current) select.current.value = district ?? "";
  }, [district]);

  return (
    <Form method="get" action="/branches" className="district-filter" preventScrollReset>
      <div className="field">
        <label htmlFor="district">Location</label>
        <select
          className="select"
          id="district"
          name="district"
          defaultValue={district ?? ""}
          autoComplete="off"
          ref={select}
          onChange={apply}
        >
          <option value="">All Locations</option>
          {districts.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <button className="btn btn--line" type="submit">
        Show
      </button>
    </Form>
  );
}
