/** Shares the product page: the phone's share menu, or a popover of links without scripts. */

import { useRef, useState } from "react";
import { useMatches } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { Icon } from "#app/ui/icon.tsx";
import { absoluteUrl } from "#app/ui/meta.ts";
import { shareOnDevice } from "#app/ui/share-link.tsx";
import { shareLinks } from "./enquiry-links.ts";
import type { ProductView } from "./product-view.ts";

export function Share({ product }: { product: Pick<ProductView, "name" | "path"> }) {
  const t = useMessages("products");
  const url = absoluteUrl(useMatches(), product.path);
  const { whatsApp, facebook, sms } = shareLinks({ name: product.name, url });

  return (
    <>
      <button
        type="button"
        className="icon-btn"
        popoverTarget="share"
        aria-label={t.share}
        onClick={(event) => shareOnDevice(event, { title: product.name, url })}
      >
        <Icon name="share" />
      </button>
      <div id="share" popover="auto" className="menu menu--end" role="dialog" aria-label={t.share}>
        <ul>
          <li>
            <a href={whatsApp} target="_blank" rel="noopener noreferrer">
              <Icon name="chat" /> {t.whatsApp}
            </a>
          </li>
          <li>
            <a href={facebook} target="_blank" rel="noopener noreferrer">
              <Icon name="share" /> {t.facebook}
            </a>
          </li>
          <li>
            <a href={sms}>
              <Icon name="sms" /> {t.textMessage}
            </a>
          </li>
        </ul>
        <CopyLink url={url} />
      </div>
    </>
  );
}

function CopyLink({ url }: { url: string }) {
  const t = useMessages("products");
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState("");

  /** Only secure pages may write to the clipboard; on others the visitor copies the selection. */
  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setStatus(t.copied);
    } catch {
      field.current?.focus();
      setStatus(t.copyFailed);
    }
  }

  return (
    <div className="copy">
      <input
        type="text"
        ref={field}
        readOnly
        value={url}
        aria-label={t.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className="btn btn--line btn--small needs-script" onClick={copy}>
        <Icon name="copy" size={20} /> {t.copy}
      </button>
      <span role="status">{status}</span>
    </div>
  );
}
