/** Says what a wrong reference could have been. */

const SHOWN = 8;

interface Choice {
  id: number;
  name: string;
}

/** As in "there is no category 99; there are 1 (Saws), 2 (Pumps) and 3 more". */
export function toMissing(kind: string, id: number, choices: readonly Choice[]): string {
  if (choices.length === 0) return `there is no ${kind} ${id}, and no other yet`;
  const shown = choices.slice(0, SHOWN).map((choice) => `${choice.id} (${choice.name})`);
  const more = choices.length > SHOWN ? ` and ${choices.length - SHOWN} more` : "";
  return `there is no ${kind} ${id}; there ${choices.length === 1 ? "is" : "are"} ${shown.join(", ")}${more}`;
}
