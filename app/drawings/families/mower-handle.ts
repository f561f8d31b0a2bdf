/** Handle of a walk-behind mower with switch, joint and cable; it meets the deck at `handleX`. */
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, type Tone, tones } from "../pen/tones.ts";

/** Drive of the wheels. */
export type MowerDrive = "push" | "single" | "vario";

/** Bail that engages the drive, and lever that sets its speed. */
export function driveControl(pen: Pen, handleX: number, drive: MowerDrive): string {
  if (drive === "push") return "";
  const bail = path`M${handleX + 384}-702C${handleX + 430}-720 ${handleX + 470}-770 ${handleX + 560}-786`;
  const box = path`M${handleX + 322}-640C${handleX + 316}-656 ${handleX + 322}-668 ${handleX + 334}-682L${handleX + 372}-730C${handleX + 386}-742 ${handleX + 402}-738 ${handleX + 410}-724L${handleX + 416}-690L${handleX + 366}-626C${handleX + 350}-618 ${handleX + 330}-622 ${handleX + 322}-640z`;
  return (
    pen.tube(bail, 20, pen.accent) +
    (drive === "vario"
      ? pen.line(path`M${handleX + 366}-690L${handleX + 330}-740`, INK, 7) +
        pen.dot([handleX + 328, -744], 17, pen.accent.base) +
        pen.shell(box, tones.mid, { dx: -3, dy: -7 })
      : "")
  );
}

interface PushHandleShape {
  handleX: number;
  electric: boolean;
  tone: Tone;
  mono: boolean;
}

/** Handle with bail and grip; a single handlebar is thick and central. */
export function pushHandle(pen: Pen, { handleX, electric, tone, mono }: PushHandleShape): string {
  return [
    pen.tube(
      path`M${handleX - 10}-190C${handleX + 40}-230 ${handleX + 60}-262 ${handleX + 110}-330L${handleX + 440}-760C${handleX + 480}-812 ${handleX + 510}-834 ${handleX + 570}-838`,
      mono ? 52 : 26,
      tones.dark,
    ),
    mono ? pen.rod(path`M${handleX + 130}-352L${handleX + 400}-704`, tone.base, 10) : "",
    pen.tube(
      path`M${handleX + 400}-726C${handleX + 410}-776 ${handleX + 460}-846 ${handleX + 540}-882L${handleX + 580}-892`,
      14,
      electric ? tone : tones.steel,
      { highlight: false },
    ),
    pen.tube(
      path`M${handleX + 500}-818C${handleX + 525}-832 ${handleX + 545}-836 ${handleX + 588}-840`,
      38,
      tones.dark,
    ),
  ].join("");
}

/** Short cable of a mains mower with its socket. */
export function cable(pen: Pen, power: string, handleX: number): string {
  if (!(power === "corded")) return "";
  return [
    pen.flat(path`M${handleX + 544}-444h24v36h-24z`, tones.dark.base),
    pen.line(path`M${handleX + 550}-408v12M${handleX + 562}-408v12`, INK, 4),
    pen.tube(
      path`M${handleX + 430}-740C${handleX + 500}-690 ${handleX + 470}-600 ${handleX + 520}-560C${handleX + 560}-530 ${handleX + 580}-480 ${handleX + 556}-440`,
      15,
      tones.orange,
      { highlight: false },
    ),
  ].join("");
}

/** Switch box of an electric mower. */
export function switchBox(pen: Pen, electric: boolean, handleX: number, tone: Tone): string {
  if (!electric) return "";
  return [
    pen.shell(
      path`M${handleX + 372}-690C${handleX + 366}-704 ${handleX + 372}-716 ${handleX + 382}-728L${handleX + 404}-756C${handleX + 414}-768 ${handleX + 430}-766 ${handleX + 438}-754C${handleX + 446}-744 ${handleX + 444}-732 ${handleX + 436}-722L${handleX + 408}-686C${handleX + 396}-674 ${handleX + 380}-676 ${handleX + 372}-690z`,
      tones.dark,
      { dx: -3, dy: -6 },
    ),
    pen.dot([handleX + 408, -720], 11, tone.base),
  ].join("");
}

/** Folding joint and the control cable. */
export function foldingJoint(pen: Pen, handleX: number, tone: Tone, mulch: boolean): string {
  return [
    pen.shell(
      path`M${handleX + 236}-476C${handleX + 262}-500 ${handleX + 286}-496 ${handleX + 288}-472L${handleX + 262}-436C${handleX + 240}-430 ${handleX + 224}-452 ${handleX + 236}-476z`,
      tone,
      { small: true },
    ),
    pen.line(
      path`M${handleX + 440}-740C${handleX + 380}-620 ${handleX + 310}-580 ${handleX + 170}-350L${mulch ? handleX + 20 : handleX + 92} ${mulch ? -226 : -268}`,
      INK,
      2.6,
    ),
  ].join("");
}
