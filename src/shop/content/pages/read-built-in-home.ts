import { sql } from 'kysely';
import { CONTENT } from '#domain/content/content-registry.ts';
import { fitSlides } from '#domain/content/fit-slides.ts';
import type { HomeContent } from '#domain/content/home-content.ts';
import type { Reader } from '#shop/context.ts';

/**
 * Returns the built-in home page as the shop shows it, with slides of its own categories; until it has any, the slides link to all
 * products.
 */
export async function readBuiltInHome({ db }: Reader): Promise<HomeContent> {
  const builtIn = CONTENT.home.builtIn;
  const categories = await db
    .selectFrom('categories')
    // A subtitle has at most 300 characters.
    .select(['slug', 'name', sql<string>`left(description, 300)`.as('description')])
    .where('rule', 'is', null)
    .orderBy('position')
    .orderBy('slug')
    .execute();
  const slides = fitSlides(
    builtIn.slides,
    categories.map((each) => ({ ...each, rule: null })),
  );
  if (slides.length > 0) return { ...builtIn, slides };
  const toAll = builtIn.slides.map((slide) => ({ ...slide, categorySlug: '', url: '/products' }));
  return { ...builtIn, slides: toAll };
}
