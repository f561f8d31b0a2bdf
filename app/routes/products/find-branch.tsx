/** The dialog of branches: a list and, with scripts, a map; as tabs on narrow windows. */

import { useState } from "react";
import { useMessages } from "#app/languages/language.ts";
import { BranchHours } from "#app/ui/branch-hours.tsx";
import { BranchLinks } from "#app/ui/branch-links.tsx";
import { BranchMap } from "#app/ui/branch-map/branch-map.tsx";
import type { MapSettings } from "#app/ui/branch-map/draw-map.ts";
import type { BranchWithHours } from "#app/ui/hours-view.ts";
import { Modal } from "./modal.tsx";
import "./find-branch.css";

type Tab = "map" | "list";
const TABS: readonly Tab[] = ["map", "list"];

interface FindBranchProps {
  branches: readonly BranchWithHours[];
  settings: MapSettings;
}

export function FindBranch({ branches, settings }: FindBranchProps) {
  const t = useMessages("products");
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
            zoomOnSelect={16}
            selected={selected}
            onSelect={setSelected}
          />
        </div>
        <ol className="find-branch__list">
          {branches.map((branch, index) => (
            <BranchEntry
              key={branch.id}
              number={index + 1}
              branch={branch}
              isSelected={branch.id === selected}
              onShow={() => showOnMap(branch.id)}
            />
          ))}
        </ol>
      </div>
    </Modal>
  );
}

interface BranchEntryProps {
  number: number;
  branch: BranchWithHours;
  isSelected: boolean;
  onShow: () => void;
}

function BranchEntry({ number, branch, isSelected, onShow }: BranchEntryProps) {
  const t = useMessages("products");
  return (
    <li aria-current={isSelected || undefined}>
      <span className="map-number needs-script" aria-hidden="true">
        {number}
      </span>{" "}
      <h3>
        {branch.name} {branch.type !== "Branch" && <small>{branch.type}</small>}
      </h3>
      <p>{branch.address}</p>
      <p>
        <BranchHours hours={branch.hours} />
      </p>
      <BranchLinks branch={branch} hasEmail>
        {branch.position && (
          <button type="button" className="link needs-script" onClick={onShow}>
            {t.showOnMap}
          </button>
        )}
      </BranchLinks>
    </li>
  );
}
