/** Sharing the product's page: the device's own sheet on a phone, else a popover of links that works without scripts. */
import { type MouseEvent, useRef, useState } from "react";
import { Link, useMatches } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { absoluteUrl } from "#app/ui/meta.ts";
import { shareLinks } from "./enquiry-links.ts";
import type { ProductView } from "./product-view.ts";

export function Share({ product }: { product: Pick<ProductView, "name" | "path"> }) {
  const url = absoluteUrl(useMatches(), product.path);
  const { whatsApp, facebook, sms } = shareLinks({ name: product.name, url });

  function shareOnDevice(event: MouseEvent) {
    if (!navigator.share || !matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    // Refused or dismissed by the visitor: nothing is left to do, the button is still there.
    navigator.share({ title: product.name, url }).catch(() => undefined);
  }

  return (
    <>
      <button type="button" className="icon-btn" popoverTarget="share" aria-label="Share" onClick={shareOnDevice}>
        <Icon name="share" />
      </button>
      <div id="share" popover="auto" className="menu menu--end" role="dialog" aria-label="Share">
        <ul>
          <li>
            <a href={whatsApp} target="_blank" rel="noopener noreferrer">
              <Icon name="chat" /> WhatsApp
            </a>
          </li>
          <li>
            <a href={facebook} target="_blank" rel="noopener noreferrer">
              <Icon name="share" /> Facebook
            </a>
          </li>
          <li>
            <a href={sms}>
              <Icon name="sms" /> Text message
            </a>
          </li>
          <li>
            <Link to={`${product.path}/sheet`}>
              <Icon name="copy" /> On one page, to print or send
            </Link>
          </li>
        </ul>
        <CopyAddress url={url} />
      </div>
    </>
  );
}

function CopyAddress({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");

  /** Browsers give the clipboard to secure pages alone; on others the visitor can copy what is selected. */
  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setSaid("Address copied.");
    } catch {
      field.current?.focus();
      setSaid("The address is selected: copy it from the field.");
    }
  }

  return (
    <div className="copy">
      <input
        type="text"
        ref={field}
        readOnly
        value={url}
        aria-label="Address of this page"
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" className="btn btn--line btn--small needs-script" onClick={copy}>
        <Icon name="copy" size={20} /> Copy
      </button>
      <span role="status">{said}</span>
    </div>
  );
}
