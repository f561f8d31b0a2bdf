/** Error texts for a reference to something that does not exist; they list the valid values. */

const MAX_CHOICES = 8;

interface MissingChoice {
  id: number | string;
  name: string;
}

/** Such as "must be one of 1 (Saws), 2 (Pumps) or 3 others, not 99". */
export function describeMissingId(
  kind: string,
  id: number | string,
  choices: readonly MissingChoice[],
): string {
  const names = choices.map((choice) => `${choice.id} (${choice.name})`);
  return describeMissing(`the id of a ${kind}`, String(id), names);
}

/** Such as 'must be one of deals or storage, not "sale"'. Names `what` if there are no choices. */
export function describeMissing(what: string, value: string, choices: readonly string[]): string {
  if (choices.length === 0) return `must be ${what}, but none exists yet`;
  const more = choices.length - MAX_CHOICES;
  const shown = [...choices.slice(0, MAX_CHOICES), ...(more > 0 ? [`${more} others`] : [])];
  return `must be one of ${alternatives.format(shown)}, not ${value}`;
}

const alternatives = new Intl.ListFormat("en-GB", { type: "disjunction" });
