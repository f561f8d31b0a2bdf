/** `redirects.yaml`: where paths lead that have no page, such as those of an earlier site. */
import { z } from "zod";
import { listChains, type Redirect } from "../redirects.ts";

const redirect = z
  .strictObject({
    from: z
      .string()
      .regex(
        /^\/(?!\/)[^\s?#*]*\*?$/,
        "must be a path such as /old-page, or /product/* for all that begin with /product/",
      )
      .describe("Such as /old-page; /product/* for all paths that begin with /product/"),
    to: z
      .string()
      .regex(
        /^(?:\/(?![/\\])|https?:\/\/[^\s/?#*@]+(?=[/?#]|$))\S*$/,
        "must begin with / for a page of this site, or with https:// and a host without *",
      )
      .describe("A page of this site or https://…; * stands for the rest, as in /search?q=*"),
  })
  .meta({ title: "Redirect" });

export const redirectsFile = z
  .array(redirect)
  .check(
    z.superRefine((redirects, context) => {
      const add = (index: number, key: keyof Redirect, message: string) =>
        context.addIssue({ code: "custom", path: [index, key], input: "", message });
      for (const [index, { from, to }] of redirects.entries()) {
        if (redirects.findIndex((other) => other.from === from) < index)
          add(index, "from", `is there already: ${from}`);
        if (to.includes("*") && !from.endsWith("*"))
          add(index, "to", "must have no * if the old path has none");
      }
      for (const index of listChains(redirects))
        add(index, "to", "leads to another redirect. Enter where that leads");
    }),
  )
  .meta({ title: "Redirects", description: "Used only where this site has no page" });
