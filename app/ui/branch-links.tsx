/** A branch's phone, email and directions as a row of links. */

import type { ReactNode } from "react";
import { useMessages } from "#app/languages/language.ts";
import { type Phone, telHref } from "#app/site/phone.ts";
import "./branch-links.css";

interface BranchLinksProps {
  name: string;
  phone: Phone;
  email?: string;
  /** URL of the map or the route. */
  directions: string;
  children?: ReactNode;
}

export function BranchLinks({ name, phone, email, directions, children }: BranchLinksProps) {
  const t = useMessages("shell");
  return (
    <p className="branch-links">
      <a className="link" href={telHref(phone)}>
        {phone.text}
      </a>{" "}
      {email && (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      )}{" "}
      <a className="link" href={directions} target="_blank" rel="noopener noreferrer">
        {t.getDirections}
        <span className="sr">{t.toBranch(name)}</span>
      </a>{" "}
      {children}
    </p>
  );
}
