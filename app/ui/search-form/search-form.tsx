/** The search box of the header: a plain form that goes to the search page, answering below itself once scripts run. */
import { useRef } from "react";
import { Form } from "react-router";
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
  const live = useLiveSearch(box);
  return (
    <div className="search-box" ref={box}>
      <Form className="search" role="search" action="/search" onSubmit={live.onSubmit}>
        <input
          type="search"
          name="q"
          aria-label="Search products"
          placeholder="Search machines by name or job"
          autoComplete="off"
          maxLength={200}
          pattern=".*\S.*"
          title="Type what you are looking for"
          // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for the box
          autoFocus={autoFocus}
          {...live.input}
        />
        <button type="submit" aria-label="Search">
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
