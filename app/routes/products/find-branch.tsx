/** The dialog of branches: a list and, with scripts, a map; as tabs on narrow windows. */

import { useState } from "react";
import { useMessages } from "#app/languages/language.ts";
import { products } from "#app/languages/products.ts";
import { directionsHref } from "#app/site/directions.ts";
import { BranchHours } from "#app/ui/branch-hours.tsx";
import { BranchLinks } from "#app/ui/branch-links.tsx";
import { BranchMap } from "#app/ui/branch-map/branch-map.tsx";
import type { MapSettings } from "#app/ui/branch-map/draw-map.ts";
import type { BranchWithHours } from "#app/ui/hours-view.ts";
import { Modal } from "./modal.tsx";
import "./find-branch.css";

/** Zoom level for one branch; space around several as a share of their extent. */
const ZOOM = 16;
const FIT_PADDING = 0.1;

type Tab = "map" | "list";
const TABS: readonly Tab[] = ["map", "list"];

interface FindBranchProps {
  branches: readonly BranchWithHours[];
  settings: MapSettings;
}

export function FindBranch({ branches, settings }: FindBranchProps) {
  const t = useMessages(products);
  const [tab, setTab] = useState<Tab>("list");
  const [selected, setSelected] = useState<number | null>(null);

  function showOnMap(id: number) {
    setSelected(id);
    setTab("map");
  }

  return (
    <Modal id="find-branch" title={t.findBranch} className="modal--wide">
      <div className="find-branch" data-tab={tab}>
        <fieldset className="find-branch__tabs needs-script">
          <legend className="sr">{t.branchesAs}</legend>
          {TABS.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="find-branch"
                checked={tab === name}
                onChange={() => setTab(name)}
              />
              {t[name]}
            </label>
          ))}
        </fieldset>
        <div className="find-branch__map">
          <BranchMap
            branches={branches}
            settings={settings}
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
  branch: BranchWithHours;
  isSelected: boolean;
  onShow: () => void;
}

function BranchEntry({ branch, isSelected, onShow }: BranchEntryProps) {
  const t = useMessages(products);
  return (
    <li aria-current={isSelected || undefined}>
      <h3>
        {branch.name} {branch.type !== "Branch" && <small>{branch.type}</small>}
      </h3>
      <p>{branch.address}</p>
      <p>
        <BranchHours hours={branch.hours} />
      </p>
      <BranchLinks
        name={branch.name}
        phone={branch.phone}
        email={branch.email ?? undefined}
        directions={directionsHref(branch)}
      >
        {branch.position && (
          <button type="button" className="link needs-script" onClick={onShow}>
            {t.showOnMap}
          </button>
        )}
      </BranchLinks>
    </li>
  );
}
