/** The header's search box: a form to the search page, with live results once scripts run. */

import { useRef } from "react";
import { Form, useSearchParams } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { Icon } from "../icon.tsx";
import { LiveResults } from "./live-results.tsx";
import { useLiveSearch } from "./use-live-search.ts";
import "./search-form.css";

interface SearchFormProps {
  /** Takes the focus when the panel around it opens. */
  autoFocus?: boolean;
}

export function SearchForm({ autoFocus = false }: SearchFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const t = useMessages("shell");
  const live = useLiveSearch(box);
  const [params] = useSearchParams();
  const compare = params.get("compare");
  return (
    <div className="search-box" ref={box}>
      <Form className="search" role="search" action="/search" onSubmit={live.onSubmit}>
        <input
          type="search"
          name="q"
          aria-label={t.searchBox}
          placeholder={t.searchExample}
          autoComplete="off"
          maxLength={200}
          pattern=".*\S.*"
          title={t.searchHint}
          // biome-ignore lint/a11y/noAutofocus: the visitor has just opened the panel
          autoFocus={autoFocus}
          {...live.input}
        />
        {compare && <input type="hidden" name="compare" value={compare} />}
        <button type="submit" value={t.search} aria-label={t.search}>
          <Icon name="search" />
        </button>
      </Form>
      <p className="sr" role="status">
        {live.status}
      </p>
      {live.isOpen && <LiveResults {...live.results} />}
    </div>
  );
}
