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
/** A window shows much with this share of the ink in the fullest. */
const ENOUGH = 0.6;

export default function LifeSizeStage({ image }: { image: ProductImage }) {
  const t = useMessages(lifeSize);
  const [saved] = useState(readScreen);
  const [perMm, setPerMm] = useState(saved ?? guessScreen);
  const [isMeasured, setMeasured] = useState(saved !== null);
  const [isMeasuring, setMeasuring] = useState(false);
  const { lengthMm = 0, dimensionStartMm: zeroMm = 0, dimensionMm = 0 } = image.scale ?? {};
  const stage = useRef<HTMLElement>(null);
  const tape = useRef<HTMLOListElement>(null);
  const [frame, setFrame] = useState<CSSProperties>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the scale moves the machine
  useEffect(() => {
    const [box, img] = [stage.current, stage.current?.querySelector("img")];
    if (!box || !img) return;
    let isGone = false;
    const show = () => {
      if (isGone || box.clientWidth === 0) return;
      const high = box.clientHeight - (tape.current?.offsetHeight ?? 0);
      const [x, y] = findInk(img, box.clientWidth, high, (zeroMm + dimensionMm) / lengthMm);
      // The ink is in the right half: what leads to it is visible too.
      box.scrollTo({ left: x - 0.75 * box.clientWidth, top: y - high / 2 });
      mark(box);
    };
    // Pictures of another origin cannot be read: they stay at their beginning.
    img
      .decode()
      .then(show)
      .catch(() => mark(box));
    return () => {
      isGone = true;
    };
  }, [perMm]);

  /** Marks the visible part in the small picture. */
  function mark(box: HTMLElement) {
    const toPercent = (px: number, all: number) => `${Math.min(100, (100 * px) / all)}%`;
    setFrame({
      left: toPercent(box.scrollLeft, box.scrollWidth),
      top: toPercent(box.scrollTop, box.scrollHeight),
      width: toPercent(box.clientWidth, box.scrollWidth),
      height: toPercent(box.clientHeight, box.scrollHeight),
    });
  }

  function finish() {
    saveScreen(perMm);
    setMeasured(true);
    setMeasuring(false);
  }

  return (
    <div className="life-size" style={{ "--mm": `${perMm}px` } as CSSProperties}>
      <section
        className="life-size__stage"
        ref={stage}
        aria-label={t.picture}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must scroll it
        tabIndex={0}
        onScroll={({ currentTarget }) => mark(currentTarget)}
      >
        <div className="life-size__machine" style={{ inlineSize: `calc(${lengthMm} * var(--mm))` }}>
          <ProductPicture image={image} />
        </div>
        <ol
          className="life-size__tape"
          ref={tape}
          style={{ marginInlineStart: `calc(${zeroMm} * var(--mm))` }}
          aria-hidden="true"
        >
          {Array.from({ length: Math.floor((lengthMm - zeroMm) / 10) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the centimetre
            <li key={index}>{index + 1}</li>
          ))}
        </ol>
      </section>
      {frame && (
        <div className="life-size__whole" aria-hidden="true">
          <img src={image.url} alt="" />
          <span style={frame} />
        </div>
      )}
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

/**
 * The leftmost middle of a window of this size that shows much of the machine, px: a small copy of
 * the picture has the share of ink in each quarter of a window as opacity.
 * @param end searched up to here, as a share of the picture's width
 */
function findInk(img: HTMLImageElement, across: number, down: number, end: number) {
  const canvas = document.createElement("canvas");
  const width = Math.ceil((2 * img.width) / across);
  const height = Math.ceil((2 * img.height) / down);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  context?.drawImage(img, 0, 0, width, height);
  const pixels = context?.getImageData(0, 0, width, height).data ?? [];
  const cells = Array.from({ length: width * height }, (_, index) => ({
    ink: pixels[4 * index + 3] ?? 0,
    x: (index % width) + 0.5,
    y: Math.floor(index / width) + 0.5,
  })).filter(({ x }) => x <= Math.max(1, end * width));
  const most = Math.max(...cells.map(({ ink }) => ink));
  const [first] = cells.filter(({ ink }) => ink >= ENOUGH * most).sort((a, b) => a.x - b.x);
  const { x, y } = first ?? { x: 0, y: 0 };
  return [(x * img.width) / width, (y * img.height) / height] as const;
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
