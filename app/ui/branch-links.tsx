/** A branch's phone, email and directions as a row of links. */

import type { ReactNode } from "react";
import { useMessages } from "#app/languages/language.ts";
import { directionsHref } from "#app/site/directions.ts";
import { telHref } from "#app/site/phone.ts";
import type { BranchWithHours } from "./hours-view.ts";
import "./branch-links.css";

interface BranchLinksProps {
  branch: BranchWithHours;
  hasEmail?: boolean;
  children?: ReactNode;
}

export function BranchLinks({ branch, hasEmail, children }: BranchLinksProps) {
  const t = useMessages("shell");
  const { name, phone, email } = branch;
  return (
    <p className="branch-links">
      <a className="link" href={telHref(phone)}>
        {phone.text}
      </a>{" "}
      {hasEmail && email && (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      )}{" "}
      <a className="link" href={directionsHref(branch)} target="_blank" rel="noopener noreferrer">
        {t.getDirections}
        <span className="sr">{t.toBranch(name)}</span>
      </a>{" "}
      {children}
    </p>
  );
}
