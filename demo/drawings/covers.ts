import { drawings } from './drawings.ts';
import { type Pen, makePen } from './kit/pen.ts';
import { type Drawing, type Light, backdrop, ground, page, placed } from './kit/scene.ts';

/** A category's tile and banner: some of its goods side by side under one light. */
export type Scene = {
  slug: string;
  title: string;
  what: string;
  light: Light;
  tile: string[];
  wide: string[];
};

const scenes: Scene[] = [
  scene('wall-decor', 'Wall decor', 'paintings on a wall', ['WD05'], ['WD01', 'WD06', 'WD05', 'WD07']),
  scene(
    'divine-collections',
    'Divine collections',
    'idols, a bell and a thali',
    ['DC01'],
    ['DC12', 'DC03', 'DC01', 'DC15', 'DC13'],
    'clay',
  ),
  scene(
    'festivals',
    'Festivals',
    'diyas, an urli and a lantern',
    ['FE02'],
    ['FE14', 'FE02', 'FE07', 'FE13', 'FE08'],
    'clay',
  ),
  scene(
    'lighting',
    'Lighting',
    'lamps and lanterns, lit',
    ['LI01'],
    ['LI08', 'LI07', 'LI01', 'LI10', 'LI02'],
    'sage',
  ),
  scene(
    'home-accent',
    'Home accents',
    'vases, a horse and a stool',
    ['HA03'],
    ['HA14', 'HA03', 'HA01', 'HA05', 'HA15'],
    'sage',
  ),
  scene('gifting', 'Gifting', 'boxes and toys', ['GI05'], ['GI02', 'GI05', 'GI01', 'GI06', 'GI13']),
  scene(
    'storage-bags',
    'Storage and bags',
    'bags and baskets',
    ['SB08'],
    ['SB03', 'SB08', 'SB01', 'SB07', 'SB16'],
    'clay',
  ),
  scene(
    'Bestsellers',
    'Bestsellers',
    'goods from every category',
    ['HA01'],
    ['SB08', 'HA03', 'HA01', 'SB01'],
  ),
  scene('new-in', 'New in', 'goods from every category', ['HA14'], ['HA05', 'SB07', 'HA14', 'SB03'], 'sage'),
  scene('sale', 'Sale', 'goods from every category', ['SB03'], ['SB16', 'HA15', 'SB03', 'HA04'], 'clay'),
];

/** The scenes whose goods are drawn. */
export const coverScenes = scenes.filter(({ tile, wide }) =>
  [...tile, ...wide].every((ref) => drawings[ref]),
);

function scene(
  slug: string,
  title: string,
  what: string,
  tile: string[],
  wide: string[],
  light: Light = 'paper',
): Scene {
  return { slug, title, what, light, tile, wide };
}

/** Goods beside each other, their feet on one line; what hangs on a wall hangs in one row. */
export function drawCover(
  { slug, light }: Scene,
  shown: readonly string[],
  [width, height]: readonly [number, number],
): string {
  const pen = makePen(slug);
  const goods = shown.map((ref) => drawings[ref]!(pen, undefined));
  const stands = goods.some((good) => good.place === 'floor');
  const scale = scaleFor(shown.length, width, height);
  const feet = height * 0.86;
  const horizon = stands ? feet - 108 * scale : undefined;
  const placedGoods = goods.map((good, index) => {
    // The home page shows only the middle of a banner: nothing stands near its ends.
    const centre = goods.length === 1 ? width / 2 : width * (0.13 + (0.74 * (index + 0.5)) / goods.length);
    const top = good.place === 'floor' ? feet - ground * scale : height / 2 - 610 * scale;
    return put(pen, good, { x: centre - 480 * scale, y: top, scale });
  });
  return page(pen, [width, height], backdrop(pen, light, [width, height], horizon) + placedGoods.join(''));
}

/** As large as fits: what stands in the field's middle may lap a little over its neighbour's empty margin. */
function scaleFor(count: number, width: number, height: number): number {
  return Math.min((height * 0.98) / 1000, ((width / count) * (count === 1 ? 1.3 : 1.12)) / 960);
}

function put(pen: Pen, good: Drawing, { x, y, scale }: { x: number; y: number; scale: number }): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${placed(pen, good)}</g>`;
}
