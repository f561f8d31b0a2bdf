/** What lists of the desk have in common: their query, table, counts, times, and links. */
import type { Key, ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import type { z } from "zod";
import { cleanText } from "#app/catalogue/clean-text.ts";
import { parseWhole } from "#app/catalogue/whole-number.ts";
import { useCompany } from "#app/ui/company.ts";

interface DeskTableProps {
  columns: readonly string[];
  rows: readonly { key: Key; cells: readonly ReactNode[] }[];
}

export function DeskTable({ columns, rows }: DeskTableProps) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          {columns.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {columns.map((title, index) => (
              <td key={title} data-label={title}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const LAST_PAGE = 99_999;

export const readPage = (params: URLSearchParams) => parseWhole(params.get("page"), LAST_PAGE) ?? 1;

/** The parameters that are valid by the schema of the API's call; others count as missing. */
export function readQuery<Query extends z.ZodObject>({ shape }: Query, params: URLSearchParams) {
  const values = Object.entries(shape).flatMap(([name, field]) => {
    const text = params.get(name);
    const { data } = field.safeParse(text === null ? undefined : cleanText(text, text.length));
    return data === undefined ? [] : [[name, data] as const];
  });
  return Object.fromEntries(values) as Partial<z.infer<Query>>;
}

/**
 * Returns a function that returns the page's URL with other values of parameters. Empty ones are
 * left out, and so is the page unless it is one of the values.
 */
export function useListHref() {
  const [params] = useSearchParams();
  return (values: Record<string, string | number>) => {
    const query = Object.entries({ ...Object.fromEntries(params), page: "", ...values });
    const filled = query.flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
    return `?${new URLSearchParams(filled)}`;
  };
}

interface PageLinksProps {
  page: number;
  total: number;
  perPage: number;
}

export function PageLinks({ page, total, perPage }: PageLinksProps) {
  const toHref = useListHref();
  const pages = Math.ceil(total / perPage);
  if (pages <= 1) return null;
  return (
    <nav className="desk-actions" aria-label="Pages">
      {page > 1 && <Link to={toHref({ page: Math.min(page - 1, pages) })}>Previous</Link>}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && <Link to={toHref({ page: page + 1 })}>Next</Link>}
    </nav>
  );
}

interface ViewLinksProps {
  label: string;
  views: readonly { name: string; href: string; isCurrent: boolean }[];
}

/** Links to the views of a list or the sections of a record. */
export function ViewLinks({ label, views }: ViewLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="desk-sections">
        {views.map(({ name, href, isCurrent }) => (
          <li key={name}>
            <Link to={href} preventScrollReset aria-current={isCurrent ? "page" : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

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
