import type { HomeContent } from '#domain/content/home-content.ts';
import { invalid } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';

/**
 * Returns a home page whose slides have their pictures as the shop holds them: only the key of a picture is taken from what was sent. Throws
 * invalid `picture.not_found` with a sentence for each picture that the shop does not have.
 */
export async function fillPictures(tx: Tx, home: HomeContent): Promise<HomeContent> {
  const keys = home.slides.flatMap(({ picture }) => (picture ? [picture.key] : []));
  if (keys.length === 0) return home;
  const known = await tx.db
    .selectFrom('pictures')
    .select(['key', 'width', 'height', 'placeholder'])
    .where('key', 'in', keys)
    .execute();
  const missing = home.slides.flatMap(({ picture }, place) =>
    picture && !known.some(({ key }) => key === picture.key) ? [`slides.${place}.picture`] : [],
  );
  const sentence = 'Upload this picture again.';
  if (missing.length > 0)
    throw invalid(
      'picture.not_found',
      sentence,
      Object.fromEntries(missing.map((field) => [field, sentence])),
    );
  const slides = home.slides.map((slide) => {
    const picture = known.find(({ key }) => key === slide.picture?.key);
    return { ...slide, picture: picture ? { ...picture, alt: '', color: null } : null };
  });
  return { ...home, slides };
}
