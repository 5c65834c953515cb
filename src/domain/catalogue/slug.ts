import { indicToLatin } from '#domain/search/indic-scripts.ts';
import { devanagariToLatin } from '#domain/search/transliterate.ts';

/** Returns the last part of the address of a category, collection, maker or craft from its name: `Wall Art & Décor` is `wall-art-decor`. */
export function toSlug(name: string): string {
  const slug = spellInLatin(name)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return slug.slice(0, 60).replace(/-+$/, '');
}

/** Returns a name with its Indian words in Latin letters, as a URL or a SKU spells them: `मिट्टी का दीया` is `mitti ka diya`. */
export function spellInLatin(name: string): string {
  return name.replaceAll(/[\u0900-\u0d7f]+/g, (word) =>
    devanagariToLatin(indicToLatin(word)).replaceAll(/([aiu])\1/gi, '$1'),
  );
}
