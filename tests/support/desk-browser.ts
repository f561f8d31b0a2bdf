/** Uses the desk in a browser. */
import type { Page } from "playwright/test";
import { expect } from "playwright/test";
import type { Role } from "#app/contract/accounts.ts";
import { DESK_PASSWORD, inviteToDesk } from "./desk.ts";

/** Invites an account, opens the link and sets the password, which opens the desk's overview. */
export async function openDesk(page: Page, origin: string, role: Role = "owner"): Promise<void> {
  const email = `${role}-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await page.goto(
    await inviteToDesk({ origin, dataDir: process.env.TEST_DATA_DIR ?? "" }, email, role),
  );
  await page.getByLabel("New password").fill(DESK_PASSWORD);
  await page.getByLabel("Repeat the password").fill(DESK_PASSWORD);
  await page.getByRole("button", { name: "Save and open the desk" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
}

/** Adds a product without a photograph. @returns its URL at the desk */
export async function addDraft(page: Page, name: string): Promise<string> {
  await page.goto("/desk/products/new");
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Add as draft" }).click();
  await expect(page.getByRole("status").first()).toContainText("as a draft");
  return page.url().replace(/\/pictures.*$/, "");
}

/**
 * Adds a product with photographs, described as "View 1" and so on. @returns its URL at the desk
 */
export async function addProduct(page: Page, name: string, photographs: number): Promise<string> {
  const path = await addDraft(page, name);
  await addPhotographs(page, photographs);
  for (let number = 1; number <= photographs; number++) {
    await page.getByLabel(`What picture ${number} shows`).fill(`View ${number}`);
  }
  await page.getByRole("button", { name: "Save the descriptions" }).click();
  await expect(page.getByRole("status").first()).toContainText("Saved the pictures");
  return path;
}

/**
 * Uploads photographs on the page of a product's pictures, and waits for them. Their contents
 * differ, because the same photograph is kept once.
 */
export async function addPhotographs(page: Page, count: number): Promise<void> {
  const files = [];
  for (let number = 1; number <= count; number++) {
    const buffer = await page.screenshot({ type: "jpeg", quality: 90 - number });
    files.push({ name: `photo-${number}.jpg`, mimeType: "image/jpeg", buffer });
  }
  await page.getByLabel("Or choose pictures").setInputFiles(files);
  // With scripts the files are uploaded at once.
  await page.getByRole("button", { name: "Add the pictures" }).click();
  await expect(page.getByRole("button", { name: `Remove: picture ${count}` })).toBeVisible();
}
