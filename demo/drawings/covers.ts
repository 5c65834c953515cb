import { drawings } from './drawings.ts';
import { type Pen, makePen } from './kit/pen.ts';
import { type Drawing, type Light, backdrop, ground, page, placed } from './kit/scene.ts';

/** A category's tile and banner: some of its goods side by side under one light, each written `ref` or `ref@colour`. */
export type Scene = {
  slug: string;
  title: string;
  what: string;
  light: Light;
  tile: string;
  wide: string;
};

export const coverScenes: Scene[] = [
  {
    slug: 'wall-decor',
    title: 'Wall decor',
    what: 'paintings and a mask on a wall',
    light: 'paper',
    tile: 'WD05',
    wide: 'WD01 WD06 WD07@Madder_Red',
  },
  {
    slug: 'divine-collections',
    title: 'Divine collections',
    what: 'idols and a bell',
    light: 'clay',
    tile: 'DC01@Bright_Gold',
    wide: 'DC12 DC03 DC01@Bright_Gold DC08 DC13',
  },
  {
    slug: 'festivals',
    title: 'Festivals',
    what: 'a paper lantern and a five-wick lamp',
    light: 'dusk',
    tile: 'FE02',
    wide: 'FE14@Pink FE02 FE13@Peacock_Blue FE07',
  },
  {
    slug: 'lighting',
    title: 'Lighting',
    what: 'lamps and lanterns, lit',
    light: 'dusk',
    tile: 'LI07@Cobalt_Blue',
    wide: 'LI08 LI07@Cobalt_Blue LI01 LI10@Walnut LI02',
  },
  {
    slug: 'home-accent',
    title: 'Home accents',
    what: 'vases and a terracotta horse',
    light: 'sage',
    tile: 'HA03@Cobalt',
    wide: 'HA14 HA03@Cobalt HA01 HA05 HA15@Maroon_Gold',
  },
  {
    slug: 'gifting',
    title: 'Gifting',
    what: 'boxes and toys',
    light: 'paper',
    tile: 'GI05',
    wide: 'GI02 GI05 GI03@Turquoise GI01',
  },
  {
    slug: 'storage-bags',
    title: 'Storage and bags',
    what: 'bags and baskets',
    light: 'clay',
    tile: 'SB08@Multicolour',
    wide: 'SB03@Indigo SB07@Pink_Green SB01@Red SB16',
  },
  {
    slug: 'Bestsellers',
    title: 'Bestsellers',
    what: 'a basket, a vase, a horse and a bag',
    light: 'paper',
    tile: 'HA01',
    wide: 'SB08@Multicolour HA03@Turquoise HA01 SB01@Black',
  },
  {
    slug: 'new-in',
    title: 'New in',
    what: 'vases, a grass box and a printed bag',
    light: 'sage',
    tile: 'HA14',
    wide: 'HA05 SB07@Multicolour HA14 SB03@Madder',
  },
  {
    slug: 'sale',
    title: 'Sale',
    what: 'a basket, a stool, a bag and a planter',
    light: 'clay',
    tile: 'SB02@Teal',
    wide: 'SB16 HA15@Green SB02@Teal HA04@Blue',
  },
];

/** Goods beside each other, their feet on one line; what hangs on a wall hangs in one row. */
export function drawCover(scene: Scene, shown: string, [width, height]: readonly [number, number]): string {
  const pen = makePen(scene.slug);
  const goods = shown.split(' ').map((entry) => drawShown(pen, entry));
  const stands = goods.some((good) => good.place === 'floor');
  const scale = scaleFor(goods.length, width, height);
  const feet = height * 0.86;
  const horizon = stands ? feet - 108 * scale : undefined;
  const placedGoods = goods.map((good, index) => {
    // The home page shows only the middle of a banner: nothing stands near its ends.
    const centre = goods.length === 1 ? width / 2 : width * (0.13 + (0.74 * (index + 0.5)) / goods.length);
    const top = good.place === 'floor' ? feet - ground * scale : height / 2 - 610 * scale;
    return put(pen, good, { x: centre - 480 * scale, y: top, scale });
  });
  return page(
    pen,
    [width, height],
    backdrop(pen, scene.light, [width, height], horizon) + placedGoods.join(''),
  );
}

function drawShown(pen: Pen, entry: string): Drawing {
  const [ref = '', colour] = entry.split('@');
  const draw = drawings[ref];
  if (!draw) throw new Error(`No drawing for ${ref}`);
  return draw(pen, colour?.replace('_', ' '));
}

/** As large as fits: what stands in the field's middle may lap a little over its neighbour's empty margin. */
function scaleFor(count: number, width: number, height: number): number {
  if (count === 1) return (height * 0.84) / 1000;
  return Math.min((height * 0.86) / 1000, ((width / count) * 1.02) / 960);
}

function put(pen: Pen, good: Drawing, { x, y, scale }: { x: number; y: number; scale: number }): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${placed(pen, good)}</g>`;
}
