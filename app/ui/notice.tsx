/** A message box; screen readers announce an alarm at once, other tones when idle. */
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface NoticeProps {
  tone?: "plain" | "good" | "alarm";
  children: ReactNode;
}

export function Notice({ tone = "plain", children }: NoticeProps) {
  return (
    <div
      className={tone === "plain" ? "notice" : `notice notice--${tone}`}
      role={tone === "alarm" ? "alert" : "status"}
    >
      <Icon name={tone === "good" ? "check" : "alert"} />
      <div>{children}</div>
    </div>
  );
}
