/** Texts that run as a script, or lead off the site, where a page takes them for more than text: kinds × what they break out of. */

/** Stands for the call that a vector makes when it runs. */
const RUN = "RUN";
/** Where a vector's link leads that leads off the site. */
export const ELSEWHERE = "evil.example";

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
  `<base href="//${ELSEWHERE}/"><link rel=stylesheet href="//${ELSEWHERE}/x.css">`,
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

/** What runs without an element of its own: as an address, in an attribute, in a script, a template or a table. */
const BARE = [
  "javascript:RUN",
  " JaVa\tScRiPt:RUN",
  "javascript://%0aRUN",
  "data:text/html,<script>RUN</script>",
  `//${ELSEWHERE}/`,
  `\\\\${ELSEWHERE}\\x`,
  `https://${ELSEWHERE}/`,
  '" onmouseover=RUN autofocus onfocus=RUN x="',
  "' onmouseover=RUN autofocus onfocus=RUN x='",
  "` onmouseover=RUN x=`",
  '";RUN;//',
  "';RUN;//",
  '\\";RUN;//',
  "\u2028RUN\u2029",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template would fill in
  "${RUN}",
  "{{constructor.constructor('RUN')()}}",
  "{% RUN %}<%= RUN %>",
  '=HYPERLINK("javascript:RUN")',
  "@SUM(1)|RUN",
  "[x](javascript:RUN)",
  '![x](x" onerror="RUN)',
  "<javascript:RUN>",
];

/** Where a vector's number stands in what it runs, as `ran(12)`. */
export const SCRIPT_VECTORS: readonly string[] = [
  ...CONTEXTS.flatMap((context) => KINDS.map((kind) => context + kind)),
  ...BARE,
].map((text, number) => text.replaceAll(RUN, `ran(${number})`));
