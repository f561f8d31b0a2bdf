import { expect, it } from "vitest";
import { sanitise } from "./product-columns.ts";

it.each([
  ["<h2>Strong</h2><p>and <b>light</b></p>", "<h3>Strong</h3><p>and <b>light</b></p>"],
  [
    "<table><tbody><tr><th>Bar</th><td>40 cm</td></tr></tbody></table>",
    "<table><tbody><tr><th>Bar</th><td>40 cm</td></tr></tbody></table>",
  ],
  ['<p onclick="x()">a<script>b</script><img src="x"></p>', "<p>a</p>"],
  ['<a href="javascript:x()">a</a>', "<a>a</a>"],
])("sanitises %s", (input, html) => expect(sanitise(input)).toBe(html));
