/** The branches in a dialog: a list for everyone, and a map beside it where scripts run; tabs where room is short. */
import { useState } from "react";
import { directionsHref } from "#app/site/directions.ts";
import type { Position } from "#app/site/distance.ts";
import type { Branch } from "#app/site/site.ts";
import { BranchLinks } from "#app/ui/branch-links.tsx";
import { BranchMap } from "#app/ui/branch-map/branch-map.tsx";
import { Modal } from "./modal.tsx";
import "./find-branch.css";

/** How near the map is to one branch, and the space around several. */
const ZOOM = 16;
const FIT_PADDING = 0.1;

type Tab = "map" | "list";
const TABS: readonly { tab: Tab; label: string }[] = [
  { tab: "map", label: "Map" },
  { tab: "list", label: "List" },
];

interface FindBranchProps {
  branches: readonly Branch[];
  /** Where the map begins. */
  centre: Position;
  /** Where the map's pictures come from. */
  tiles: { url: string; attribution: string };
}

export function FindBranch({ branches, centre, tiles }: FindBranchProps) {
  const [tab, setTab] = useState<Tab>("list");
  const [selected, setSelected] = useState<number | null>(null);

  function showOnMap(id: number) {
    setSelected(id);
    setTab("map");
  }

  return (
    <Modal id="find-branch" title="Find Branch" className="modal--wide">
      <div className="find-branch" data-tab={tab}>
        <fieldset className="find-branch__tabs needs-script">
          <legend className="sr">Show the branches as</legend>
          {TABS.map(({ tab: name, label }) => (
            <label key={name}>
              <input type="radio" name="find-branch" checked={tab === name} onChange={() => setTab(name)} />
              {label}
            </label>
          ))}
        </fieldset>
        <div className="find-branch__map">
          <BranchMap
            branches={branches}
            tiles={tiles}
            centre={centre}
            zoomOnSelect={ZOOM}
            fitPadding={FIT_PADDING}
            selected={selected}
            onSelect={setSelected}
          />
        </div>
        <ul className="find-branch__list">
          {branches.map((branch) => (
            <BranchEntry
              key={branch.id}
              branch={branch}
              isSelected={branch.id === selected}
              onShow={() => showOnMap(branch.id)}
            />
          ))}
        </ul>
      </div>
    </Modal>
  );
}

interface BranchEntryProps {
  branch: Branch;
  isSelected: boolean;
  onShow: () => void;
}

function BranchEntry({ branch, isSelected, onShow }: BranchEntryProps) {
  return (
    <li aria-current={isSelected || undefined}>
      <h3>
        {branch.name} {branch.type !== "Branch" && <small>{branch.type}</small>}
      </h3>
      <p>{branch.address}</p>
      <p>{branch.hours.text}</p>
      <BranchLinks
        name={branch.name}
        phone={branch.phone}
        email={branch.email ?? undefined}
        directions={directionsHref(branch)}
      >
        {branch.position && (
          <button type="button" className="link needs-script" onClick={onShow}>
            Show on map
          </button>
        )}
      </BranchLinks>
    </li>
  );
}
