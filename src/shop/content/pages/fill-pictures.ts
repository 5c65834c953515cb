import type { HomeContent } from '#domain/content/home-content.ts';
import { invalid } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';

const SENTENCE = 'Upload this picture again.';

/**
 * Returns a home page whose slides and sections have their pictures as the shop stores them: only the key of a picture is taken from the
 * request. Throws invalid `picture.not_found` with a sentence for each picture that the shop does not have.
 */
export async function fillPictures(tx: Tx, home: HomeContent): Promise<HomeContent> {
  const { slides, sections } = home;
  const keys = [...slides, ...sections].flatMap(({ picture }) => (picture ? [picture.key] : []));
  if (keys.length === 0) return home;
  const known = await tx.db
    .selectFrom('pictures')
    .select(['key', 'width', 'height', 'placeholder'])
    .where('key', 'in', keys)
    .execute();
  const find = (key: string) => known.find((each) => each.key === key);
  const missing = Object.entries({ slides, sections }).flatMap(([name, entries]) =>
    entries.flatMap(({ picture }, place) =>
      picture && !find(picture.key) ? [`${name}.${place}.picture`] : [],
    ),
  );
  if (missing.length > 0)
    throw invalid(
      'picture.not_found',
      SENTENCE,
      Object.fromEntries(missing.map((field) => [field, SENTENCE])),
    );
  const fill = <Entry extends Pictured>(entry: Entry): Entry => {
    const found = entry.picture && find(entry.picture.key);
    return { ...entry, picture: found ? { ...found, alt: '', color: null } : null };
  };
  return { ...home, slides: slides.map(fill), sections: sections.map(fill) };
}

type Pictured = Pick<HomeContent['slides'][number], 'picture'>;
