import type { Ground } from '#domain/content/ground.ts';
import type { ContentInputOf } from '#domain/content/content-registry.ts';

type DemoSlide = { category: string; title: string; subtitle: string; button: string; ground: Ground };
type Section = NonNullable<ContentInputOf<'home'>['sections']>[number];
/** A section, with the photograph file of a chapter. */
type DemoSection = Omit<Section, 'picture'> & { photo?: string };

/** The home page of the demo: its slides, whose pictures are composed for them, and the sections below. */
export const demoHome: { slides: DemoSlide[]; sections: DemoSection[] } = {
  slides: [
    {
      category: 'festivals',
      title: 'Light the first diya',
      subtitle:
        'Clay lamps, torans and lanterns from the villages that make them all year for these few evenings.',
      button: 'Shop Now',
      ground: 'night',
    },
    {
      category: 'divine-collections',
      title: 'A place for prayer',
      subtitle: 'Idols finished by hand, bells that ring on, thalis with room for every flower.',
      button: 'Explore',
      ground: 'madder',
    },
    {
      category: 'wall-decor',
      title: 'Stories for bare walls',
      subtitle: 'Madhubani fish, Warli dancers and dhokra plaques, each by an artisan you can name.',
      button: 'View Collection',
      ground: 'sand',
    },
    {
      category: 'home-accent',
      title: 'Your favourite corner',
      subtitle:
        'A clay horse by the door, a kantha on the sofa, a durrie where eight people sit down to eat.',
      button: 'Discover',
      ground: 'indigo',
    },
  ],
  sections: [
    { kind: 'strip' },
    { kind: 'featured' },
    {
      kind: 'chapter',
      title: 'Brass from Moradabad',
      text:
        'Rashid casts the brass and Dinesh engraves it. They have shared one small workshop for twenty-two years.\n\n' +
        'Fine sand is packed around a carved pattern. The pattern is lifted out and molten brass takes its place. What comes out is rough and grey, until thirty little punches give it eyes, jewellery and the folds of a dhoti.',
      url: '/crafts/moradabad-brass-casting',
      button: 'See Moradabad brass',
      photo: 'DC01--detail.webp',
      alt: 'The face of a brass Ganesha, every bead of his crown chased by hand',
      ground: 'madder',
    },
    {
      kind: 'prices',
      text: 'Something made by hand for every budget.',
      bounds: [{ underRupees: 500 }, { underRupees: 1000 }, { underRupees: 2500 }],
    },
    { kind: 'products', title: 'Bestsellers', url: '/category/Bestsellers', count: 4 },
    {
      kind: 'chapter',
      title: 'The blue of Jaipur',
      text:
        'There is no clay in blue pottery. Ground quartz, powdered glass and gum are kneaded into a dough, pressed flat like a chapati and laid into a mould.\n\n' +
        'Cobalt makes the blues, copper the turquoise. The painter draws without a pencil: the pattern begins at the shoulder and has to close exactly where it started. Each piece is fired only once.',
      url: '/crafts/blue-pottery',
      button: 'See blue pottery',
      photo: 'HA03--detail.webp',
      alt: 'The shoulder of a blue pottery vase, painted freehand in cobalt and turquoise',
      ground: 'indigo',
    },
    { kind: 'categories' },
    {
      kind: 'chapter',
      title: 'Cast from threads of wax',
      text:
        'Every line on a dhokra figure began as a thread of beeswax. It is wound around a core of clay, wrapped in more clay and put into the fire. The wax runs out, molten metal runs in.\n\n' +
        'Then the mould is broken, so no two pieces are alike. A dancing girl from Mohenjo-daro, more than four thousand years old, was cast in the same way.',
      url: '/crafts/dhokra-lost-wax-casting',
      button: 'See dhokra',
      photo: 'WD10--detail.webp',
      alt: 'Five musicians cast in bell metal, their clothes as fine as thread',
      ground: 'sand',
    },
    { kind: 'makers', count: 3 },
    { kind: 'benefits' },
    { kind: 'newsletter' },
  ],
};
