/** Figures that count up once, when they first come into sight; without scripts they simply stand there. */
import { useRef } from "react";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { type Counter, countAt, toFigure } from "./counting.ts";
import "./counters.css";

export function Counters({ counters }: { counters: readonly Counter[] }) {
  const list = useRef<HTMLUListElement>(null);

  useEnhancement(() => {
    const element = list.current;
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    // A figure that has been seen stays what it was.
    if (element.getBoundingClientRect().top < innerHeight) return;
    const figures = [...element.querySelectorAll("b")];
    const show = (elapsed: number) => {
      for (const [index, counter] of counters.entries()) {
        const figure = figures[index];
        if (figure) figure.textContent = toFigure(countAt(counter, elapsed), counter);
      }
    };
    // Before its edge comes into sight: nobody sees the end, then nothing, then the count.
    show(0);
    let frame = 0;
    const count = () => {
      let started: number | undefined;
      const step = (now: number) => {
        started ??= now;
        const elapsed = now - started;
        show(elapsed);
        if (counters.some(({ durationMs }) => elapsed < durationMs)) frame = requestAnimationFrame(step);
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
      {counters.map((counter) => (
        <li key={counter.label}>
          <b aria-hidden="true">{toFigure(counter.value, counter)}</b>
          <span className="sr">{toFigure(counter.value, counter)}</span>
          <span>{counter.label}</span>
        </li>
      ))}
    </ul>
  );
}
