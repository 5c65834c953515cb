import anek from '#web/styles/fonts/anek.woff2?url';
import rupee from '#web/styles/fonts/anek-rupee.woff2?url';
import eczar from '#web/styles/fonts/eczar.woff2?url';
import letters from '#web/styles/fonts.css?url';

/**
 * Who has our letters already is shown them with the first words. To a first visitor the page is set in stand-ins of the same measure until
 * `fetchFonts` is called: on a slow line the picture that is waited for would share it with 40 KB of letters. They are set all at once, and
 * only when the last can be drawn: each change of letters lays the whole page out anew, and letters on their way make
 * the browser look for others among all that a device has.
 */
export function placeFonts(html: string, mark: string): string {
  const style = html.search(firstStyle);
  if (style < 0) return html;
  return `${html.slice(0, style)}<script nonce="${mark}">${inHead}</script>${withoutScript}${html.slice(style)}`;
}

const firstStyle = /<link[^>]* rel="stylesheet"/;
const withoutScript = `<noscript><link rel="stylesheet" href="${letters}"/></noscript>`;

const inHead = `(() => {
const letters = ${JSON.stringify(letters)};
const files = ${JSON.stringify([anek, eczar, rupee])};
const add = (link) => document.head.append(Object.assign(document.createElement("link"), link));
const preload = () => files.forEach((href) => add({rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href}));
const remember = () => { try { localStorage.setItem("letters", letters); } catch {} };
const has = () => { try { return localStorage.getItem("letters") === letters; } catch {} };
const set = (how) => add({rel: "stylesheet", href: letters, onload: remember, ...how});
const toName = (property) => property.replace("font-", "").replace(/-./g, ([, letter]) => letter.toUpperCase());
const toFace = ({style}) => {
  const {family, src, ...rest} = Object.fromEntries(Array.from(style, (each) => [toName(each), style.getPropertyValue(each)]));
  return {src, face: new FontFace(family.replaceAll('"', ""), src, rest)};
};
const bring = async () => {
  preload();
  const answer = await fetch(letters);
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
