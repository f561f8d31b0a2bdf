/** A machine in the hands of a person 165 cm tall, both to one scale. */
import type { CSSProperties } from "react";
import type { ProductImage } from "#app/catalogue/product.ts";
import { useMessages } from "#app/languages/language.ts";
import { type HoldName, place } from "./holds.ts";
import people from "./people.svg?url";
import "./held-machine.css";

/** Height of the picture, mm. */
const TALL = 1710;
/** Space for the figure right of its middle, and for its measure. */
const RIGHT = 380;
/**
 * Millimetres per unit of the machine's frame. Drawings choose their line weight by the width of
 * their frame: at this one it is about 5 mm, as the people's (see held-machine.css).
 */
const FRAME = 2;
const MEASURE = "M340 0v-1650m-30 0h60M340 0l-14-44h28zm0-1650l-14 44h28z";
const SYMBOL = { x: -700, y: -1700, width: 1400, height: 1700 };

interface HeldMachineProps {
  /** Has a scale, width and height. */
  image: ProductImage;
  hold: HoldName;
  /** Width of the picture, mm, if several share a scale. */
  across?: number;
}

/** Width of the picture in mm. */
export function acrossOf(image: ProductImage, hold: HoldName): number {
  const { width, height } = sizeOf(image);
  return Math.max(560, -place(hold, width, height).x) + RIGHT;
}

function sizeOf({ scale, width, height }: ProductImage) {
  const lengthMm = scale?.lengthMm ?? 0;
  return { width: lengthMm, height: Math.round((lengthMm * (height ?? 1)) / (width ?? 1)) };
}

export function HeldMachine({ image, hold, across = acrossOf(image, hold) }: HeldMachineProps) {
  const t = useMessages("shell");
  const size = sizeOf(image);
  const { figure, x, y, turn, hand, rear } = place(hold, size.width, size.height);
  const toRear = rear && `translate(${rear.map(Math.round).join(" ")})`;
  return (
    <div className="held-machine" style={{ "--held": across / TALL } as CSSProperties}>
      <svg
        viewBox={`${RIGHT - across} ${-TALL} ${across} ${TALL}`}
        role="img"
        aria-label={`${t.person}: ${image.alt}`}
      >
        {toRear && <use href={`${people}#${figure}-arm`} transform={toRear} />}
        <use href={`${people}#${figure}-far`} {...SYMBOL} />
        <image
          href={image.url}
          x={x / FRAME}
          y={y / FRAME}
          width={size.width / FRAME}
          height={size.height / FRAME}
          transform={`rotate(${turn} ${hand.join(" ")})scale(${FRAME})`}
        />
        {toRear && <use href={`${people}#grip`} transform={toRear} />}
        <use href={`${people}#${figure}-near`} {...SYMBOL} />
        <path className="held-machine__measure" d={MEASURE} />
      </svg>
      <span aria-hidden="true">165 cm</span>
    </div>
  );
}
