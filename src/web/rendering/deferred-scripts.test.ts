import { expect, test } from 'vitest';
import { loadLater } from './deferred-scripts.ts';

const mark = 'known-to-nobody';
const page = (script: string) =>
  `<html><head><link rel="modulepreload" href="/assets/a.js" nonce="${mark}"/><link rel="stylesheet" href="/assets/a.css"/>` +
  `<link rel="modulepreload" href="/assets/b.js" nonce="${mark}"/></head><body>${script}</body></html>`;
const routers = `import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_main from "/assets/home.js";
window.__reactRouterRouteModules = {"root":route0,"home":route1_main};

import("/assets/entry.js");`;
const opening = `<script nonce="${mark}" type="module" async="">`;

test('a page asks for nothing but its style at first; its script then asks for everything at once, in order', () => {
  const later = loadLater(page(`${opening}${routers}</script>`), mark);
  expect(later).not.toContain('<link rel="modulepreload"');
  expect(later).toContain('<link rel="stylesheet" href="/assets/a.css"/>');
  const [, script = ''] = later.split(opening);
  expect(script).toContain('["/assets/a.js","/assets/b.js"]');
  expect(script).not.toMatch(/^\s*import[ "]/m);
  const inOrder = [
    'addEventListener("load"',
    'await import("/assets/manifest.js")',
    'const route0 = await import("/assets/root.js");',
    'const route1_main = await import("/assets/home.js");',
    'window.__reactRouterRouteModules =',
    'import("/assets/entry.js");',
  ].map((step) => script.indexOf(step));
  expect(inOrder).not.toContain(-1);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
});

test('a script without the mark is left alone', () => {
  const foreign = page(`<script nonce="guessed" type="module" async="">${routers}</script>`);
  expect(loadLater(foreign, mark)).toBe(foreign);
});
