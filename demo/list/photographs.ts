import type { Craft } from '#demo/read-crafts.ts';
import type { Cover } from './covers.ts';
import type { Workshop } from './workshops.ts';

/** The facts about a product that a picture needs. */
type ListedProduct = Pick<Craft, 'ref' | 'name' | 'material' | 'colours'>;

/** A photograph as `pictures.json` lists it. */
export type Photograph = {
  file: string;
  ref?: string;
  colour?: string;
  category?: string;
  slide?: string;
  maker?: string;
  width: number;
  height: number;
  alt: string;
};

/**
 * Lists the photographs among these files in the order in which they are shown. Throws for a product without one in its first colour, a
 * category without its tile or banner, and a file that shows nothing of the catalogue.
 */
export function listPhotographs(
  products: readonly ListedProduct[],
  covers: readonly Cover[],
  files: ReadonlySet<string>,
  workshops: readonly Workshop[] = [],
): Photograph[] {
  const known = [
    ...products.flatMap(listProduct),
    ...covers.flatMap(listCover),
    ...workshops.map(toWorkshopPicture),
  ];
  const lacking = known.filter(({ file }) => isOwed(file) && !files.has(file)).map(({ file }) => file);
  if (lacking.length > 0) throw new Error(`not photographed yet: ${lacking.join(' ')}`);
  const names = new Set(known.map(({ file }) => file));
  const strange = [...files].filter((file) => !names.has(file));
  if (strange.length > 0) throw new Error(`of no good, no category: ${strange.join(' ')}`);
  return known.filter(({ file }) => files.has(file));
}

/** Optional are another colour, which the picker shows, another view, and a slide or workshop, which other pictures can replace. */
function isOwed(file: string): boolean {
  return !file.includes('--') && !/^(slide|workshop)-/.test(file);
}

/** The other pictures of a product by the ending of their files, in the order in which they are shown, with their subjects. */
const views: Record<string, string> = {
  detail: 'a closer look from another side',
  'beside-cup': 'on a table beside a cup of tea',
  'beside-books': 'on a table beside three books',
  'beside-matchbox': 'on a table beside a matchbox',
  'above-sofa': 'on a wall above a sofa',
  'by-door': 'on a wall beside a door',
  'over-door': 'over a door',
  'on-chair': 'on a chair',
  'in-room': 'on the floor of a room',
};

/** Lists one picture for each colour, each followed by a closer view and by the setting that shows its size. */
function listProduct({ ref, name, material, colours }: ListedProduct): Photograph[] {
  const shown = colours.length > 0 ? colours : [undefined];
  return shown.flatMap((colour, index) => {
    const start = index === 0 || !colour ? ref : `${ref}--${colour.toLowerCase().replaceAll(' ', '-')}`;
    const alt = `${name}${colour ? ` in ${colour.toLowerCase()}` : ''}, ${material}`;
    const about = { ref, ...(colour ? { colour } : {}), width: 1200, height: 1500 };
    const others = Object.entries(views).map(([view, seen]) => ({
      file: `${start}--${view}.webp`,
      ...about,
      alt: `${alt}: ${seen}`,
    }));
    return [{ file: `${start}.webp`, ...about, alt }, ...others];
  });
}

/** The tile and the banner of a category, and the slide of the home page that links to it. */
function listCover({ slug, title, what }: Cover): Photograph[] {
  const alt = `${title}: ${what}`;
  const wide = { width: 1600, height: 700, alt };
  return [
    { file: `category-${slug}.webp`, category: slug, width: 800, height: 800, alt },
    { file: `category-${slug}-wide.webp`, category: slug, ...wide },
    { file: `slide-${slug}.webp`, slide: slug, ...wide },
  ];
}

function toWorkshopPicture({ slug, maker, what }: Workshop): Photograph {
  return { file: `workshop-${slug}.webp`, maker, width: 1200, height: 900, alt: what };
}
