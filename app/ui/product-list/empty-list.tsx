/** Replaces an empty list: title, reason and links to go on. */
import type { ReactNode } from "react";
import "./empty-list.css";

export function EmptyList({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
