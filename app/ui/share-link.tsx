/** A link that shares a page's own address: by the phone's share menu, else on WhatsApp. */
import type { MouseEvent } from "react";
import { useMatches } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { whatsAppHref } from "#app/site/phone.ts";
import { Icon } from "./icon.tsx";
import { absoluteUrl } from "./meta.ts";

interface Shared {
  title: string;
  url: string;
}

/** @param path of the page, with its query */
export function ShareLink({ title, path }: { title: string; path: string }) {
  const t = useMessages("shell");
  const url = absoluteUrl(useMatches(), path);
  return (
    <a
      className="btn btn--line btn--small"
      href={whatsAppHref(null, `${title} ${url}`)}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => shareOnDevice(event, { title, url })}
    >
      <Icon name="share" size={20} /> {t.share}
    </a>
  );
}

/** Opens the share menu of a phone that has one, instead of what the event would do. */
export function shareOnDevice(event: MouseEvent, shared: Shared) {
  if (!navigator.share || !matchMedia("(pointer: coarse)").matches) return;
  event.preventDefault();
  // The visitor dismissed the share menu.
  navigator.share(shared).catch(() => undefined);
}
