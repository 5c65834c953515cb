import { z } from 'zod';
import { Picture } from '#domain/catalogue/picture.ts';
import { Ground } from './ground.ts';
import { DEFAULT_SECTIONS, HomeSection, isRepeatable } from './home-section.ts';
import { OptionalLink } from './link.ts';

const line = z.string().trim().max(300);
const moment = z.iso.datetime({ offset: true, error: 'Choose a day and a time.' }).nullable().default(null);

/** A slide links to its `url` or, without one, to its category. It is shown between `begins` and `ends`; null sets no limit. */
export const Slide = z
  .object({
    title: line.min(1),
    subtitle: line,
    button: line.min(1),
    categorySlug: line.default(''),
    url: OptionalLink.default(''),
    image: line.optional(),
    /** Shown instead of the wide picture of its category. */
    picture: Picture.nullish(),
    /** The description of the picture, for people who cannot see it; empty if the words next to it say the same. */
    alt: line.default(''),
    ground: Ground,
    begins: moment,
    ends: moment,
  })
  .superRefine(({ categorySlug, url, begins, ends }, issues) => {
    const add = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message });
    if (categorySlug === '' && url === '') add('categorySlug', 'Choose where it leads.');
    if (begins && ends && new Date(ends) <= new Date(begins)) add('ends', 'Choose an end after the start.');
  });

export const HomeContent = z.object({
  slides: z.array(Slide).min(1).max(8),
  sections: z.array(HomeSection).max(20).superRefine(refuseTwins).default(DEFAULT_SECTIONS),
});
export type HomeContent = z.infer<typeof HomeContent>;

/** Refuses two sections of one kind, except for kinds whose sections each show something else. */
function refuseTwins(sections: readonly HomeSection[], issues: z.RefinementCtx): void {
  for (const [place, { kind }] of sections.entries()) {
    const isTwin = !isRepeatable(kind) && sections.findIndex((other) => other.kind === kind) < place;
    const message = 'The home page already has this section. Choose another one.';
    if (isTwin) issues.addIssue({ code: 'custom', path: [place, 'kind'], message });
  }
}

type Timed = Pick<z.infer<typeof Slide>, 'begins' | 'ends'>;

/** Returns the indexes of the slides that are shown at a moment. */
export function listShownSlides(slides: readonly Timed[], now: Date): number[] {
  return slides.flatMap(({ begins, ends }, place) => {
    const hasBegun = !begins || new Date(begins) <= now;
    const hasEnded = ends && new Date(ends) <= now;
    return hasBegun && !hasEnded ? [place] : [];
  });
}
