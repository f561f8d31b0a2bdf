/** The ways to a branch as links in a row: its telephone, its e-mail where asked for, and the road to it. */
import type { ReactNode } from "react";
import { type Phone, telHref } from "#app/site/phone.ts";
import "./branch-links.css";

interface BranchLinksProps {
  name: string;
  phone: Phone;
  email?: string;
  /** Address of the map or of the route there. */
  directions: string;
  /** Further ways, after the links. */
  children?: ReactNode;
}

export function BranchLinks({ name, phone, email, directions, children }: BranchLinksProps) {
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
        Get Directions<span className="sr"> to {name}</span>
      </a>{" "}
      {children}
    </p>
  );
}
