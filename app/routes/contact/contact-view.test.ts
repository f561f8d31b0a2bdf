import { expect, it } from "vitest";
import { readContactAddress, toMessageStart } from "./contact-view.ts";

const read = (query: string) => readContactAddress(new URLSearchParams(query));

it("takes the subject and the product from the address", () => {
  expect(read("subject=parts&product=STIHL+MS+250+%28MS-250%29")).toEqual({
    subject: "parts",
    product: "STIHL MS 250 (MS-250)",
    sent: false,
  });
  expect(toMessageStart("STIHL MS 250 (MS-250)")).toBe("About: STIHL MS 250 (MS-250)\n\n");
});

it("leaves out a subject it does not know, and keeps a product to one short line", () => {
  expect(read("subject=constructor")).toEqual({ subject: "", product: "", sent: false });
  expect(read(`product=${"a%0Ab".repeat(200)}`).product).toHaveLength(200);
  expect(read("product=a%0A%0Ab").product).toBe("a b");
  expect(toMessageStart("")).toBe("");
});
