/**
 * Lets the page come before its script: what the router has the browser load at once is asked for when the page stands, or as soon as
 * somebody touches it. On a slow network pictures would otherwise share the line with 140 KB of script.
 */
export function loadLater(html: string, mark: string): string {
  const opening = `<script nonce="${mark}" type="module" async="">`;
  const start = html.indexOf(opening) + opening.length;
  const end = html.indexOf('</script>', start);
  if (start < opening.length || end < 0) return html;
  const body = html.indexOf('</head>');
  const preloads: string[] = [];
  const head = html.slice(0, body).replaceAll(preload, (_, href: string) => {
    preloads.push(href);
    return '';
  });
  return head + html.slice(body, start) + toLater(html.slice(start, end), preloads) + html.slice(end);
}

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;

function toLater(script: string, preloads: string[]): string {
  const known = written.get(script);
  if (known) return known;
  const steps = script
    .replaceAll(/import \* as (\w+) from ("[^"]+");/g, 'const $1 = await import($2);')
    .replaceAll(/\bimport ("[^"]+")/g, 'await import($1)');
  const later = `${untilItStands}
window.fetchFonts?.();
for (const href of ${JSON.stringify(preloads)}) document.head.append(Object.assign(document.createElement("link"), {rel: "modulepreload", href}));
${steps}`;
  written.set(script, later);
  return later;
}

/** One text for every page of the site map. */
const written = new Map<string, string>();

// What is pressed before the page is awake is kept in `window.pressed`, and pressed again by the page when it is.
const untilItStands = `addEventListener("click", ({target}) => { window.pressed ??= target.closest("button[type=button]:not([commandfor])"); }, true);
await new Promise((go) => {
  const soon = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go, 50)));
  if (document.readyState === "complete") soon(); else addEventListener("load", soon);
  for (const touch of ["pointerdown", "pointermove", "keydown", "touchstart", "scroll"]) addEventListener(touch, go, {once: true, passive: true});
  setTimeout(go, 4000);
});`;
