// Makes src/ui/styles/fonts/ from the font packages, so that a first visit loads a third of their bytes. Run it after an update
// of one of them:
//
//   node scripts/reduce-fonts.mjs
//
// It keeps the letters in which the shop's pages are written and the weights that the style sheet uses. The rest of the alphabet stays in
// the packages' own files, which only pages that need it load. The licence of the fonts (SIL OFL 1.1, without reserved names) permits this
// and is copied with them.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const packages = fileURLToPath(new URL('../node_modules/@fontsource-variable/', import.meta.url));
const target = fileURLToPath(new URL('../src/ui/styles/fonts/', import.meta.url));

const latin = `${range(0x20, 0x7e)}\u00a0£©®°·×é–—‘’“”•…→−`;
const devanagari = `${range(0x20, 0x7e)}${range(0x900, 0x97f)}\u200c\u200d–‘’“”`;

const fonts = [
  {
    name: 'anek',
    from: 'anek-latin/files/anek-latin-latin-wght-normal',
    letters: latin,
    wght: text(400, 600),
  },
  {
    name: 'anek-rupee',
    from: 'anek-devanagari/files/anek-devanagari-latin-ext-wght-normal',
    letters: '₹',
    wght: text(400, 600),
  },
  { name: 'eczar', from: 'eczar/files/eczar-latin-wght-normal', letters: latin, wght: 500 },
  {
    name: 'anek-devanagari',
    from: 'anek-devanagari/files/anek-devanagari-devanagari-wght-normal',
    letters: devanagari,
    wght: 500,
  },
  {
    name: 'eczar-devanagari',
    from: 'eczar/files/eczar-devanagari-wght-normal',
    letters: devanagari,
    wght: 500,
  },
];

mkdirSync(target, { recursive: true });
for (const { name, from, letters, wght } of fonts) {
  const whole = readFileSync(`${packages}${from}.woff2`);
  const reduced = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght } });
  writeFileSync(`${target}${name}.woff2`, reduced);
  console.log(`${name}: ${whole.length} → ${reduced.length} bytes`);
}
for (const family of ['anek-latin', 'eczar'])
  copyFileSync(`${packages}${family}/LICENSE`, `${target}LICENSE-${family}`);

/** Returns a variable font's range of weights. */
function text(min, max) {
  return { min, max };
}

function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
