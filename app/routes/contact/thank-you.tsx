/** Confirms a sent message, above the blank form. */

import { useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useEnhancement } from "#app/ui/use-enhancement.ts";

const BANNER_MS = 5000;

/** With scripts, it disappears after five seconds and the URL becomes `/contact` again. */
export function ThankYou({ reply }: { reply: string | undefined }) {
  const t = useMessages("contact");
  const navigate = useNavigate();
  // The navigation would cancel one in progress, such as sending a second message.
  const isIdle = useNavigation().state === "idle";
  const banner = useRef<HTMLDivElement>(null);
  useEnhancement(() => {
    banner.current?.focus({ preventScroll: true });
    banner.current?.scrollIntoView({ block: "nearest" });
  }, []);
  useEnhancement(() => {
    if (!isIdle) return;
    const clock = setTimeout(
      () => navigate("/contact", { replace: true, preventScrollReset: true }),
      BANNER_MS,
    );
    return () => clearTimeout(clock);
  }, [navigate, isIdle]);
  return (
    <div className="notice notice--good contact-thanks" role="status" tabIndex={-1} ref={banner}>
      <Icon name="check" size={20} />
      <p>
        <strong>{t.thanks}</strong>
        {reply && ` ${t.weReply(reply)}`}
      </p>
    </div>
  );
}
