/** Selects the rules of a style sheet that a page can use: those whose classes it contains. */

/** A rule or statement; or a group, such as `@media`, with its rules. */
export interface Rule {
  text: string;
  /** The classes that each selector needs; those of other rules need none. */
  selectors: string[][];
  /** What precedes the rules of a group. */
  head: string;
  rules: Rule[] | null;
}

const GROUP = /^@(?:container|layer|media|supports)/;
/** Parts of a selector that name no class of the page: what it excludes, and attributes. */
const OTHERS = /:not\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g;

/** Parses a minified style sheet, which has no comments and no nested rules. */
export function parseRules(css: string): Rule[] {
  const rules: Rule[] = [];
  for (let start = 0; start < css.length; ) {
    const [open, end] = findRule(css, start);
    const text = css.slice(start, end);
    const head = css.slice(start, open);
    const isGroup = open < end && GROUP.test(head);
    rules.push({
      text,
      selectors: head.startsWith("@") ? [[]] : toSelectors(head),
      head,
      rules: isGroup ? parseRules(css.slice(open + 1, end - 1)) : null,
    });
    start = end;
  }
  return rules;
}

/** Where the block of the rule at `start` opens, and where the rule ends; a statement has none. */
function findRule(css: string, start: number): [open: number, end: number] {
  const signs = /"(?:\\.|[^"\\])*"|[{};]/g;
  signs.lastIndex = start;
  let [open, depth] = [css.length, 0];
  for (let sign = signs.exec(css); sign; sign = signs.exec(css)) {
    const end = signs.lastIndex;
    if (sign[0] === ";" && depth === 0) return [end, end];
    if (sign[0] === "{" && depth++ === 0) open = sign.index;
    if (sign[0] === "}" && --depth === 0) return [open, end];
  }
  return [open, css.length];
}

/** A list in brackets counts as several selectors, each of which needs less than the whole. */
function toSelectors(head: string): string[][] {
  return head
    .replaceAll(OTHERS, "")
    .split(",")
    .map((selector) => selector.match(/(?<=\.)[a-z][\w-]*/gi) ?? []);
}

const CLASS = ' class="';

/** The classes of a document. */
export function classesOf(html: string): Set<string> {
  const attributes = new Set<string>();
  for (let at = html.indexOf(CLASS); at >= 0; at = html.indexOf(CLASS, at)) {
    const start = at + CLASS.length;
    at = html.indexOf('"', start);
    attributes.add(html.slice(start, at));
  }
  return new Set([...attributes].flatMap((attribute) => attribute.split(" ")));
}

export function usedRules(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  return rules.map((rule) => toUsed(rule, classes)).join("");
}

function toUsed({ text, selectors, head, rules }: Rule, classes: ReadonlySet<string>): string {
  if (!rules)
    return selectors.some((needed) => needed.every((name) => classes.has(name))) ? text : "";
  const used = usedRules(rules, classes);
  return used && `${head}{${used}}`;
}
