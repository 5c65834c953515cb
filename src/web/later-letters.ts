import anek from './styles/fonts/anek.woff2?url';
import rupee from './styles/fonts/anek-rupee.woff2?url';
import eczar from './styles/fonts/eczar.woff2?url';
import letters from './styles/letters.css?url';

/**
 * Who has our letters already is shown them with the first words. To a first visitor the page is set in stand-ins of the same measure until
 * `bringLetters` is called: on a slow line the picture that is waited for would share it with 40 KB of letters. They are set all at once when
 * the last has come: each change of letters lays the whole page out anew.
 */
export function placeLetters(html: string, mark: string): string {
  const style = html.search(firstStyle);
  if (style < 0) return html;
  return `${html.slice(0, style)}<script nonce="${mark}">${inHead}</script>${withoutScript}${html.slice(style)}`;
}

const firstStyle = /<link[^>]* rel="stylesheet"/;
const withoutScript = `<noscript><link rel="stylesheet" href="${letters}"/></noscript>`;

const inHead = `(() => {
const letters = ${JSON.stringify(letters)};
const add = (link) => document.head.append(Object.assign(document.createElement("link"), link));
const come = (link) => new Promise((done) => add({rel: "preload", ...link, onload: done, onerror: done}));
const fonts = () => ${JSON.stringify([anek, eczar, rupee])}.map((href) => come({as: "font", type: "font/woff2", crossOrigin: "", href}));
const remember = () => { try { localStorage.setItem("letters", letters); } catch {} };
const has = () => { try { return localStorage.getItem("letters") === letters; } catch {} };
const set = (how) => add({rel: "stylesheet", href: letters, onload: remember, ...how});
if (!has()) return window.bringLetters = () => Promise.all([come({as: "style", href: letters}), ...fonts()]).then(() => set());
fonts();
set({blocking: "render"});
})();`;
