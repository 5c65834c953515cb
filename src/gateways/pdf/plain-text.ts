import { indicToLatin } from '#domain/search/indic-scripts.ts';

// Line ends, control characters and bidirectional marks could make a printed document read differently. The joiners U+200C and U+200D stay:
// Devanagari needs them.
const unprintable = /[\p{Cc}\p{Co}\p{Cs}\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]+/gu;
// Text is shaped in the script of its first letters: a space makes Hindi after Latin letters shape as Hindi.
const latinThenDevanagari = /(\p{Script=Latin}[^\s\p{Script=Devanagari}]*)(?=\p{Script=Devanagari})/gu;

/**
 * Returns text as it may be printed: one line, nothing invisible, and Indic scripts other than Devanagari transliterated into Latin letters.
 */
export function toPlainText(text: string): string {
  return indicToLatin(text.normalize('NFC').replaceAll(unprintable, ' '))
    .replaceAll(latinThenDevanagari, '$1 ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

// Emoji are several characters: a picture, the colour of a skin or of letters, two letters of a flag.
const emoji = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F]$/u;

/**
 * Leaves out emoji without a glyph, and replaces other characters without one by a question mark: an empty box, or another letter, would be
 * misleading.
 */
export function toPrintable(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const letters = [...text].map((letter) => {
    if (hasGlyph(letter.codePointAt(0)!)) return letter;
    return emoji.test(letter) ? '' : '\0';
  });
  return letters.join('').replaceAll(/\0+/g, '?').replaceAll(/ {2,}/g, ' ').trim();
}
