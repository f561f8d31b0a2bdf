/** The thanks for a message, above the form that is blank again. */

import { useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { useEnhancement } from "#app/ui/use-enhancement.ts";

const BANNER_MS = 5000;

/** With scripts it leaves after five seconds and takes its address with it; without, it stays. */
export function ThankYou({ reply }: { reply: string | undefined }) {
  const navigate = useNavigate();
  // Leaving is a navigation, and would break off one that is under way: a second message, for one.
  const isIdle = useNavigation().state === "idle";
  const banner = useRef<HTMLDivElement>(null);
  useEnhancement(() => {
    banner.current?.focus({ preventScroll: true });
    banner.current?.scrollIntoView({ block: "nearest" });
  }, []);
  useEnhancement(() => {
    if (!isIdle) return;
    const clock = setTimeout(() => navigate("/contact", { replace: true, preventScrollReset: true }), BANNER_MS);
    return () => clearTimeout(clock);
  }, [navigate, isIdle]);
  return (
    <div className="notice notice--good contact-thanks" role="status" tabIndex={-1} ref={banner}>
      <Icon name="check" size={20} />
      <p>
        <strong>Thank you for your message.</strong>
        {reply && ` We reply ${reply}.`}
      </p>
    </div>
  );
}
