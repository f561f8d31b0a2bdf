/** A drawing at actual size above a tape measure, and the slider that measures the screen. */
import { type CSSProperties, useEffect, useRef, useState } from "react";
import type { ProductImage } from "#app/catalogue/product.ts";
import { useMessages } from "#app/languages/language.ts";
import { lifeSize } from "#app/languages/life-size.ts";
import { ProductPicture } from "#app/ui/product-picture.tsx";

/** Key in the browser's storage: the screen's pixels per millimetre, at any page zoom. */
const KEY = "pixels-per-mm";
/** CSS pixels per millimetre of most screens: 160 per inch on phones, 96 on desktops. */
const [PHONE, DESKTOP] = [160 / 25.4, 96 / 25.4];
/** Range of the slider: from a television to a small phone. */
const [LEAST, MOST] = [1.5, 9];
/** Space before the tape measure, px. */
const MARGIN = 24;
/** Where most machines have their bar, blade or tool, as a share of the drawing's height. */
const MAIN_PART = 0.72;

export default function LifeSizeStage({ image }: { image: ProductImage }) {
  const t = useMessages(lifeSize);
  const [saved] = useState(readScreen);
  const [perMm, setPerMm] = useState(saved ?? guessScreen);
  const [isMeasured, setMeasured] = useState(saved !== null);
  const [isMeasuring, setMeasuring] = useState(false);
  const { lengthMm = 0, dimensionStartMm: zeroMm = 0 } = image.scale ?? {};
  const stage = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the scale moves the machine
  useEffect(() => {
    const top = MAIN_PART * (stage.current?.scrollHeight ?? 0);
    stage.current?.scrollTo({
      left: zeroMm * perMm - MARGIN,
      top: top - (stage.current?.clientHeight ?? 0) / 2,
    });
  }, [perMm]);

  function finish() {
    saveScreen(perMm);
    setMeasured(true);
    setMeasuring(false);
  }

  return (
    <div className="life-size" style={{ "--mm": `${perMm}px` } as CSSProperties}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must scroll it */}
      <section className="life-size__stage" ref={stage} aria-label={t.picture} tabIndex={0}>
        <div className="life-size__machine" style={{ inlineSize: `calc(${lengthMm} * var(--mm))` }}>
          <ProductPicture image={image} />
        </div>
        <ol
          className="life-size__tape"
          style={{ marginInlineStart: `calc(${zeroMm} * var(--mm))` }}
          aria-hidden="true"
        >
          {Array.from({ length: Math.floor((lengthMm - zeroMm) / 10) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the centimetre
            <li key={index}>{index + 1}</li>
          ))}
        </ol>
      </section>
      <details
        className="life-size__screen"
        open={isMeasuring}
        onToggle={({ currentTarget }) => setMeasuring(currentTarget.open)}
      >
        <summary>{isMeasured ? t.measureScreen : t.notMeasured}</summary>
        <div className="life-size__card" />
        <label>
          {t.matchCard}
          <input
            type="range"
            min={LEAST}
            max={MOST}
            step={0.01}
            value={perMm}
            onChange={({ target }) => setPerMm(target.valueAsNumber)}
          />
        </label>
        <button type="button" className="btn btn--line" onClick={finish}>
          {t.done}
        </button>
      </details>
    </div>
  );
}

/** CSS pixels per millimetre; null if the screen was not measured or the browser stores nothing. */
function readScreen(): number | null {
  try {
    const perMm = Number(localStorage.getItem(KEY)) / devicePixelRatio;
    return perMm >= LEAST && perMm <= MOST ? perMm : null;
  } catch {
    return null;
  }
}

function guessScreen(): number {
  return matchMedia("(pointer: coarse)").matches ? PHONE : DESKTOP;
}

function saveScreen(perMm: number): void {
  try {
    localStorage.setItem(KEY, String(perMm * devicePixelRatio));
  } catch {
    // The browser stores nothing: the measure is lost with the page.
  }
}
