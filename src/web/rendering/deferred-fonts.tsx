import anek from '#ui/styles/fonts/anek.woff2?url';
import rupee from '#ui/styles/fonts/anek-rupee.woff2?url';
import eczar from '#ui/styles/fonts/eczar.woff2?url';
import fonts from '#ui/styles/fonts.css?url';
import { useContext } from 'react';
import { ScriptNonce } from './deferred-scripts.tsx';

/**
 * Applies cached fonts at first paint. A first visit is set in metric-compatible fallback fonts until `fetchFonts` is called: on a slow
 * network 40 KB of fonts would compete with the largest picture. All fonts are applied together, once the last one is loaded: each change
 * of fonts causes a new layout of the whole page, and fonts that are still loading make the browser search the device's fonts.
 */
export function DeferredFonts() {
  const nonce = useContext(ScriptNonce);
  if (!import.meta.env.PROD) return null;
  return (
    <>
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? toHeadScript() : ' ' }}
      />
      <noscript>
        <link rel="stylesheet" href={fonts} />
      </noscript>
    </>
  );
}

/** A function, because a constant with calls in it would be part of the browser's script too. */
function toHeadScript(): string {
  return `(() => {
const fontFiles = ${JSON.stringify(fonts)};
const files = ${JSON.stringify([anek, eczar, rupee])};
const add = (link) => document.head.append(Object.assign(document.createElement("link"), link));
const preload = () => files.forEach((href) => add({rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href}));
const remember = () => { try { localStorage.setItem("fontFiles", fontFiles); } catch {} };
const has = () => { try { return localStorage.getItem("fontFiles") === fontFiles; } catch {} };
const set = (how) => add({rel: "stylesheet", href: fontFiles, onload: remember, ...how});
const toName = (property) => property.replace("font-", "").replace(/-./g, ([, letter]) => letter.toUpperCase());
const toFace = ({style}) => {
  const {family, src, ...rest} = Object.fromEntries(Array.from(style, (each) => [toName(each), style.getPropertyValue(each)]));
  return {src, face: new FontFace(family.replaceAll('"', ""), src, rest)};
};
const bring = async () => {
  preload();
  const answer = await fetch(fontFiles);
  if (!answer.ok) throw answer.status;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await answer.text());
  const faces = Array.from(sheet.cssRules, toFace);
  await Promise.all(faces.map(({src, face}) => files.some((file) => src.includes(file)) && face.load()));
  faces.forEach(({face}) => document.fonts.add(face));
  remember();
};
if (!has()) return window.fetchFonts = () => bring().catch(() => set());
preload();
set({blocking: "render"});
})();`;
}
