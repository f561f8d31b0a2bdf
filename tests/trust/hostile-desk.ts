/** Writes hostile texts into the desk, through messages and a spreadsheet. */
import type { Server } from "../support/server.ts";
import type { ApiCall } from "../support/sign-in.ts";
import { type NumberedVector, toSpreadsheet } from "./hostile-catalogue.ts";

/** @returns the requests that were refused */
export async function writeToDesk(
  { origin }: Server,
  call: ApiCall,
  vectors: readonly NumberedVector[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const { vector, number } of vectors) {
    const flat = vector.replaceAll(/[\s\u2028\u2029]/g, " ");
    const message = {
      name: flat,
      email: "a@example.com",
      phone: flat,
      message: vector,
      subject: "general",
    };
    const response = await fetch(`${origin}/api/contact`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "X-Forwarded-For": `10.1.${number >> 8}.${number & 255}`,
      },
      body: JSON.stringify({ ...message, branch: flat.slice(0, 200), product: flat }),
    });
    if (response.status !== 200) faults.push(`message ${number}: ${response.status}`);
  }
  const imported = await call("POST", "/catalogue/import", toSpreadsheet(vectors));
  if (imported.status !== 200) faults.push(`table: ${imported.status}`);
  return faults;
}
