/** A switch that is a link, so that it works without scripts and its state can be shared. */
import type { KeyboardEvent, ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import "./switch-link.css";

interface SwitchLinkProps {
  isOn: boolean;
  /** URL of the other state. */
  to: string;
  children: ReactNode;
}

export function SwitchLink({ isOn, to, children }: SwitchLinkProps) {
  const navigate = useNavigate();

  function toggleBySpace(event: KeyboardEvent) {
    if (event.key !== " ") return;
    event.preventDefault();
    navigate(to, { replace: true, preventScrollReset: true });
  }

  return (
    <Link
      className="switch"
      role="switch"
      aria-checked={isOn}
      to={to}
      replace
      preventScrollReset
      onKeyDown={toggleBySpace}
    >
      {children}
    </Link>
  );
}
