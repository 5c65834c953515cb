import { mapTexts } from '#domain/content/map-texts.ts';
import { isOwnPicture, listImages, listPictureKeys, withTrueSizes } from '#domain/content/text-picture.ts';
import { invalid } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';

const UNKNOWN = 'The shop does not have this picture. Add it again.';

/**
 * Returns a page whose texts give each picture the size that the shop has stored: only the key is taken from the request. Throws invalid
 * `content.picture` with a sentence for each field with a picture that is not the shop's own, does not exist, or has no description.
 */
export async function fillTextPictures(tx: Tx, document: object): Promise<object> {
  const texts: [field: string, text: string][] = [];
  mapTexts(document, (text, field) => {
    texts.push([field, text]);
    return text;
  });
  const keys = [...new Set(texts.flatMap(([, text]) => listPictureKeys(text)))];
  const found = await findPictures(tx, keys);
  const mistakes = texts.flatMap(([field, text]) => {
    const mistake = findMistake(text, found);
    return mistake ? [[field, mistake] as const] : [];
  });
  if (mistakes[0]) throw invalid('content.picture', mistakes[0][1], Object.fromEntries(mistakes));
  if (keys.length === 0) return document;
  return mapTexts(document, (text) => withTrueSizes(text, found)) as object;
}

function findMistake(text: string, known: ReadonlyMap<string, unknown>): string | undefined {
  for (const { alt, address } of listImages(text)) {
    if (!isOwnPicture(address))
      return `${address || 'This picture'} cannot be shown. Use the “Add a picture” button instead.`;
    if (alt === '') return 'Describe each picture between [ and ], for people who cannot see it.';
  }
  return listPictureKeys(text).every((key) => known.has(key)) ? undefined : UNKNOWN;
}

async function findPictures({ db }: Tx, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('pictures')
    .select(['key', 'width', 'height'])
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}
