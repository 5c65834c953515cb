import { z } from 'zod';
import { Picture } from '#domain/catalogue/picture.ts';
import { Ground } from './ground.ts';
import { OptionalLink } from './link.ts';

const line = z.string().trim().max(300);

/** The sections that the home page can show below its slides. */
export const SectionKind = z.enum([
  'strip',
  'featured',
  'categories',
  'products',
  'chapter',
  'prices',
  'makers',
  'benefits',
  'newsletter',
]);
export type SectionKind = z.infer<typeof SectionKind>;

const productLists = /^\/(collections\/[^/?#]+|category\/[^/?#]+(\/[^/?#]+)?)$/;
const price = z.number({ error: 'Enter rupees, like 500.' }).int('Enter whole rupees.');

/** The fields that only `chapter` and `prices` use. */
const further = {
  /** The prose of a chapter, with an empty line between paragraphs; for `prices`, one sentence. */
  text: z.string().trim().max(1_500).default(''),
  /** The words of the link to `url`. */
  button: line.default(''),
  picture: Picture.nullish(),
  /** The description of the picture, for people who cannot see it. */
  alt: line.default(''),
  ground: Ground,
  /** The price limits of `prices`; each links to the products below it. */
  bounds: z
    .array(
      z.object({
        underRupees: price.min(1, 'Enter at least 1.').max(1_000_000, 'Enter at most 10,00,000.'),
      }),
    )
    .max(4)
    .default([]),
};

/**
 * A section. `products` shows those of the collection or category at `url`; `prices` offers price limits there or in the whole shop. A
 * `chapter` pairs prose with a picture. A section without a title has the usual one.
 */
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
    ...further,
  })
  .superRefine((section, issues) => {
    const add = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message });
    const { kind, title, url, text, button, bounds } = section;
    if (title === '' && (kind === 'products' || kind === 'chapter')) add('title', 'Enter a title.');
    if (kind === 'chapter' && text === '') add('text', 'Enter the text of the chapter.');
    if (kind === 'chapter' && url !== '' && button === '') add('button', 'Enter the link text.');
    const isList = productLists.test(url) || (kind === 'prices' && url === '');
    if ((kind === 'products' || kind === 'prices') && !isList)
      add('url', 'Choose a collection or a category.');
    if (kind === 'prices' && bounds.length === 0) add('bounds', 'Add a price.');
  });
export type HomeSection = z.infer<typeof HomeSection>;

/** The sections of a home page that does not define any. */
export const DEFAULT_SECTIONS: HomeSection[] = [
  { kind: 'strip' },
  { kind: 'featured' },
  { kind: 'categories' },
  { kind: 'makers', count: 3 },
  { kind: 'benefits' },
  { kind: 'newsletter' },
].map((section) => HomeSection.parse(section));

/** Returns whether a home page may have several sections of a kind, because each shows something else. */
export function isRepeatable(kind: SectionKind): boolean {
  return kind === 'products' || kind === 'chapter' || kind === 'prices';
}
