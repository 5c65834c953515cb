// Line ends, controls and marks that turn the direction of writing around could make a printed document say something else. The
// joiners U+200C and U+200D stay: Devanagari is spelled with them.
const unprintable = /[\p{Cc}\p{Co}\p{Cs}\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]+/gu;
// Words are shaped in the script they begin with: a space lets Hindi after Latin letters be shaped as Hindi.
const latinThenDevanagari = /(\p{Script=Latin}[^\s\p{Script=Devanagari}]*)(?=\p{Script=Devanagari})/gu;

/** Text as it may be printed: one line, nothing invisible. */
export function toPlainText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(unprintable, ' ')
    .replaceAll(latinThenDevanagari, '$1 ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
