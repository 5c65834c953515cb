import { indicToLatin } from '#domain/search/indic-scripts.ts';

// Line ends, controls and marks that turn the direction of writing around could make a printed document say something else. The
// joiners U+200C and U+200D stay: Devanagari is spelled with them.
const unprintable = /[\p{Cc}\p{Co}\p{Cs}\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]+/gu;
// Words are shaped in the script they begin with: a space lets Hindi after Latin letters be shaped as Hindi.
const latinThenDevanagari = /(\p{Script=Latin}[^\s\p{Script=Devanagari}]*)(?=\p{Script=Devanagari})/gu;

/** Text as it may be printed: one line, nothing invisible, in letters that the fonts have where there is a way to say it in them. */
export function toPlainText(text: string): string {
  return indicToLatin(text.normalize('NFC').replaceAll(unprintable, ' '))
    .replaceAll(latinThenDevanagari, '$1 ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What no font can print stands as a question mark: an empty box, or another letter, would say something wrong. */
export function toPrintable(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const letters = [...text].map((letter) => (hasGlyph(letter.codePointAt(0)!) ? letter : '\0'));
  return letters.join('').replaceAll(/\0+/g, '?');
}
