/** The search box of small screens, in a panel under the header that closes when a page is chosen. */
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { SearchForm } from "../search-form/search-form.tsx";

export const searchPanelId = "search-panel";

export function SearchPanel() {
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    if (key && panel.current?.matches(":popover-open")) panel.current.hidePopover();
  }, [key]);

  return (
    <div className="search-panel" id={searchPanelId} popover="auto" ref={panel}>
      <SearchForm autoFocus />
    </div>
  );
}
