/** The search box of small screens, in a panel that closes on navigation. */
import { useRef } from "react";
import { closePopover } from "../popover.ts";
import { SearchForm } from "../search-form/search-form.tsx";
import { useOnNavigation } from "../use-on-navigation.ts";

export const searchPanelId = "search-panel";

export function SearchPanel() {
  const panel = useRef<HTMLElement>(null);
  useOnNavigation(() => closePopover(panel.current));
  return (
    // Without popovers, a field that is not hidden would take the focus at load.
    <aside className="search-panel" id={searchPanelId} popover="auto" hidden ref={panel}>
      <SearchForm autoFocus />
    </aside>
  );
}
