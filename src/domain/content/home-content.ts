import { z } from 'zod';
import { Picture } from '#domain/catalogue/picture.ts';
import { OptionalLink } from './link.ts';

const line = z.string().trim().max(300);
const moment = z.iso.datetime({ offset: true, error: 'Choose a day and a time.' }).nullable().default(null);

/** A slide leads to its `url`, or where it has none to its category. Between `begins` and `ends` it is shown; null is always. */
export const Slide = z
  .object({
    title: line.min(1),
    subtitle: line,
    button: line.min(1),
    categorySlug: line.default(''),
    url: OptionalLink.default(''),
    image: line.optional(),
    /** Replaces the wide picture of its category. */
    picture: Picture.nullish(),
    /** The description of the picture, for people who cannot see it; empty where the words beside it say so. */
    alt: line.default(''),
    begins: moment,
    ends: moment,
  })
  .superRefine(({ categorySlug, url, begins, ends }, issues) => {
    const add = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message });
    if (categorySlug === '' && url === '') add('categorySlug', 'Choose where it leads.');
    if (begins && ends && new Date(ends) <= new Date(begins))
      add('ends', 'Choose an end after the beginning.');
  });

/** The sections that the home page can show below its slides. */
export const SectionKind = z.enum([
  'strip',
  'featured',
  'categories',
  'products',
  'makers',
  'benefits',
  'newsletter',
]);
export type SectionKind = z.infer<typeof SectionKind>;

const productLists = /^\/(collections\/[^/?#]+|category\/[^/?#]+(\/[^/?#]+)?)$/;

/** A section; `products` shows those of the collection or category at `url`. Without a title it has the usual one. */
export const HomeSection = z
  .object({
    kind: SectionKind,
    title: line.default(''),
    url: OptionalLink.default(''),
    count: z
      .int('Enter a number, like 8.')
      .min(1, 'Enter at least 1.')
      .max(24, 'Enter at most 24.')
      .default(8),
  })
  .superRefine(({ kind, title, url }, issues) => {
    if (kind !== 'products') return;
    const add = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message });
    if (title === '') add('title', 'Enter a title.');
    if (!productLists.test(url)) add('url', 'Choose a collection or a category.');
  });
export type HomeSection = z.infer<typeof HomeSection>;

/** The sections of a home page that says nothing of them. */
export const DEFAULT_SECTIONS: HomeSection[] = [
  { kind: 'strip', title: '', url: '', count: 8 },
  { kind: 'featured', title: '', url: '', count: 8 },
  { kind: 'categories', title: '', url: '', count: 8 },
  { kind: 'makers', title: '', url: '', count: 3 },
  { kind: 'benefits', title: '', url: '', count: 8 },
  { kind: 'newsletter', title: '', url: '', count: 8 },
];

export const HomeContent = z.object({
  slides: z.array(Slide).min(1).max(8),
  sections: z.array(HomeSection).max(20).superRefine(refuseTwins).default(DEFAULT_SECTIONS),
});
export type HomeContent = z.infer<typeof HomeContent>;

/** Refuses two sections of one kind, but for lists of products. */
function refuseTwins(sections: readonly HomeSection[], issues: z.RefinementCtx): void {
  for (const [place, { kind }] of sections.entries()) {
    const isTwin = kind !== 'products' && sections.findIndex((other) => other.kind === kind) < place;
    const message = 'The home page has this section already. Choose another one.';
    if (isTwin) issues.addIssue({ code: 'custom', path: [place, 'kind'], message });
  }
}

type Timed = Pick<z.infer<typeof Slide>, 'begins' | 'ends'>;

/** Returns the places of the slides that are shown at a moment. */
export function listShownSlides(slides: readonly Timed[], now: Date): number[] {
  return slides.flatMap(({ begins, ends }, place) => {
    const hasBegun = !begins || new Date(begins) <= now;
    const hasEnded = ends && new Date(ends) <= now;
    return hasBegun && !hasEnded ? [place] : [];
  });
}
