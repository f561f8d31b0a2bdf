/** Parses a whole number in a path or a query. */
import { z } from "zod";

export function wholeNumber(minimum: number, maximum: number, description: string) {
  return z
    .string()
    .regex(/^\d{1,10}$/, `must be a whole number from ${minimum} to ${maximum}`)
    .transform(Number)
    .pipe(z.int().min(minimum).max(maximum))
    .meta({ type: "integer", minimum, maximum, description });
}
