/**
 * Texts that run as a script, or lead off the site, if a page does not escape them: kinds ×
 * contexts.
 */

/** Placeholder for the call that a vector makes when it runs. */
const RUN = "RUN";
/** Target of links that lead off the site. */
export const OTHER_SITE = "evil.example";

const KINDS = [
  "<script>RUN</script>",
  "<ScRiPt >RUN</sCrIpT\t>",
  "<script type=module>RUN</script>",
  '<script src="data:text/javascript,RUN"></script>',
  "<img src=x onerror=RUN>",
  "<IMG\nSRC=x\tONERROR=RUN>",
  '<img/src="x"/onerror="RUN"/>',
  "<svg onload=RUN>",
  "<svg><script>RUN</script></svg>",
  "<svg><animate onbegin=RUN attributeName=x dur=1s>",
  '<svg><a xlink:href="javascript:RUN"><text y=20>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=RUN&gt;">',
  '<math href="javascript:RUN">x</math>',
  '<iframe src="javascript:parent.RUN"></iframe>',
  '<iframe srcdoc="<script>parent.RUN</script>"></iframe>',
  '<object data="data:text/html,<script>RUN</script>"></object>',
  '<embed src="data:text/html,<script>RUN</script>">',
  '<a href="javascript:RUN">x</a>',
  '<a href="JaVaScRiPt:RUN">x</a>',
  '<a href="java&#09;script&colon;RUN">x</a>',
  '<a href="&#106;&#x61;vas&#0000099;ript:RUN">x</a>',
  '<a href=" vbscript:RUN">x</a>',
  '<a href="data:text/html,<script>RUN</script>">x</a>',
  '<form action="javascript:RUN"><button formaction="javascript:RUN" autofocus>x</button></form>',
  "<input autofocus onfocus=RUN>",
  "<details open ontoggle=RUN>x</details>",
  "<video><source onerror=RUN></video>",
  "<body onload=RUN onpageshow=RUN>",
  "<style>@keyframes x{}</style><p style='animation:x 1s' onanimationstart=RUN>x</p>",
  '<p style="background:url(javascript:RUN);position:fixed;inset:0" onmouseover=RUN>x</p>',
  `<base href="//${OTHER_SITE}/"><link rel=stylesheet href="//${OTHER_SITE}/x.css">`,
  '<meta http-equiv=refresh content="0;url=javascript:RUN">',
  "<template shadowrootmode=open><img src=x onerror=RUN></template>",
];

const CONTEXTS = [
  "",
  '">',
  "'>",
  "</title>",
  "</script>",
  "</SCRIPT >",
  "</style>",
  "</textarea>",
  "-->",
  '"}]}</script>',
  "\u2028]]>\u2029",
];

/** Payloads without an element: as a URL, in an attribute, in a script, a template or a table. */
const BARE = [
  "javascript:RUN",
  " JaVa\tScRiPt:RUN",
  "javascript://%0aRUN",
  "data:text/html,<script>RUN</script>",
  `//${OTHER_SITE}/`,
  `\\\\${OTHER_SITE}\\x`,
  `https://${OTHER_SITE}/`,
  '" onmouseover=RUN autofocus onfocus=RUN x="',
  "' onmouseover=RUN autofocus onfocus=RUN x='",
  "` onmouseover=RUN x=`",
  '";RUN;//',
  "';RUN;//",
  '\\";RUN;//',
  "\u2028RUN\u2029",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template would expand it
  "${RUN}",
  "{{constructor.constructor('RUN')()}}",
  "{% RUN %}<%= RUN %>",
  '=HYPERLINK("javascript:RUN")',
  "@SUM(1)|RUN",
  "[x](javascript:RUN)",
  '![x](x" onerror="RUN)',
  "<javascript:RUN>",
];

/** Finds a vector's number in the code that it runs, as `ran(12)`. */
export const SCRIPT_VECTORS: readonly string[] = [
  ...CONTEXTS.flatMap((context) => KINDS.map((kind) => context + kind)),
  ...BARE,
].map((text, number) => text.replaceAll(RUN, `ran(${number})`));
