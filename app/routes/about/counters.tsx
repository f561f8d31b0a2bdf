/** Numbers that count up once, when they first become visible; without scripts they are static. */
import { useRef } from "react";
import type { About } from "#app/site/site.ts";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import "./counters.css";

type Counter = NonNullable<About["counters"]>["items"][number];

/** A whole number that grows fast, then slower, and reaches `value` at the end of the duration. */
function countAt({ value, durationMs }: Counter, elapsed: number): number {
  const part = Math.min(Math.max(elapsed / durationMs, 0), 1);
  return Math.round(value * (1 - (1 - part) ** 3));
}

export function Counters({ counters }: { counters: readonly Counter[] }) {
  const list = useRef<HTMLUListElement>(null);

  useEnhancement(() => {
    const element = list.current;
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    // A number that is already visible does not change.
    if (element.getBoundingClientRect().top < innerHeight) return;
    const numbers = [...element.querySelectorAll("b")];
    const show = (elapsed: number) => {
      for (const [index, counter] of counters.entries()) {
        const number = numbers[index];
        if (number) number.textContent = `${countAt(counter, elapsed)}${counter.suffix}`;
      }
    };
    // Starts from 0 before the list is visible, so that the final number does not flash.
    show(0);
    let frame = 0;
    const count = () => {
      let started: number | undefined;
      const step = (now: number) => {
        started ??= now;
        const elapsed = now - started;
        show(elapsed);
        if (counters.some(({ durationMs }) => elapsed < durationMs))
          frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        count();
      },
      { threshold: 0.4 },
    );
    watch.observe(element);
    const end = () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
      show(Number.POSITIVE_INFINITY);
    };
    window.addEventListener("beforeprint", end);
    return () => {
      window.removeEventListener("beforeprint", end);
      end();
    };
  }, [counters]);

  return (
    <ul className="counters" ref={list}>
      {counters.map(({ label, value, suffix }) => (
        <li key={label}>
          <b aria-hidden="true">{`${value}${suffix}`}</b>
          <span className="sr">{`${value}${suffix}`}</span>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
