/** The search box of small screens, in a panel under the header that closes when a page is chosen. */
import { useRef } from "react";
import { closePopover } from "../popover.ts";
import { SearchForm } from "../search-form/search-form.tsx";
import { useOnNavigation } from "../use-on-navigation.ts";

export const searchPanelId = "search-panel";

export function SearchPanel() {
  const panel = useRef<HTMLDivElement>(null);
  useOnNavigation(() => closePopover(panel.current));
  return (
    <div className="search-panel" id={searchPanelId} popover="auto" ref={panel}>
      <SearchForm autoFocus />
    </div>
  );
}
