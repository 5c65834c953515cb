import { mapTexts } from '#domain/content/map-texts.ts';
import { findUnknownBlank } from '#domain/content/unknown-blanks.ts';
import { invalid } from '#domain/error.ts';

/** Refuses a text with a word in braces that the shop does not fill. Throws invalid `content.unknown_blank` with a sentence for each field. */
export function refuseUnknownBlanks(document: object, known: readonly string[]): void {
  const mistakes: [field: string, sentence: string][] = [];
  mapTexts(document, (text, field) => {
    const sentence = findUnknownBlank(text, known);
    if (sentence) mistakes.push([field, sentence]);
    return text;
  });
  if (mistakes[0]) throw invalid('content.unknown_blank', mistakes[0][1], Object.fromEntries(mistakes));
}
