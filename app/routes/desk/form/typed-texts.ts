/** The texts that were typed into all fields of one name in a rejected form, in order. */
import type { FormFailure } from "./try-send.server.ts";

export const typedTexts = ({ entries }: FormFailure, field: string): string[] =>
  entries.filter(([name]) => name === field).map(([, text]) => text);
