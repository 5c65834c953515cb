import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { covers } from '../../demo/list/covers.ts';
import { listPhotographs } from '../../demo/list/photographs.ts';
import { workshops } from '../../demo/list/workshops.ts';
import { describePicture } from '#gateways/pictures/describe-picture.ts';
import { readCrafts } from './read-crafts.ts';

type Listed = { file: string; key: string; width: number; height: number; placeholder: string };

const products = [
  { ref: 'SB08', name: 'Basket', material: 'grass', colours: ['Red', 'Pale Blue'] },
  { ref: 'LI01', name: 'Lamp', material: 'brass', colours: [] },
];
const bags = [{ slug: 'bags', title: 'Bags', what: 'two baskets' }];
const owed = ['SB08.webp', 'LI01.webp', 'category-bags.webp', 'category-bags-wide.webp'];
const list = (...files: string[]) => listPhotographs(products, bags, new Set(files));

test('a detail photo follows the picture it belongs to, in its colour, and its alt text describes it', () => {
  const found = list('LI01--detail.webp', 'SB08--pale-blue.webp', 'SB08--detail.webp', ...owed);
  expect(found.map(({ file, colour, alt }) => [file, colour, alt])).toEqual([
    ['SB08.webp', 'Red', 'Basket in red, grass'],
    ['SB08--detail.webp', 'Red', 'Basket in red, grass: a closer look from another side'],
    ['SB08--pale-blue.webp', 'Pale Blue', 'Basket in pale blue, grass'],
    ['LI01.webp', undefined, 'Lamp, brass'],
    ['LI01--detail.webp', undefined, 'Lamp, brass: a closer look from another side'],
    ['category-bags.webp', undefined, 'Bags: two baskets'],
    ['category-bags-wide.webp', undefined, 'Bags: two baskets'],
  ]);
});

test('a photo beside a familiar object follows the detail photo and names the object', () => {
  const found = list('LI01--beside-matchbox.webp', 'LI01--detail.webp', ...owed);
  expect(found.filter(({ ref }) => ref === 'LI01').map(({ file, alt }) => [file, alt])).toEqual([
    ['LI01.webp', 'Lamp, brass'],
    ['LI01--detail.webp', 'Lamp, brass: a closer look from another side'],
    ['LI01--beside-matchbox.webp', 'Lamp, brass: on a table beside a matchbox'],
  ]);
});

test('a slide has its own picture, which is not that of its category', () => {
  const slide = list(...owed, 'slide-bags.webp').at(-1);
  expect(slide).toMatchObject({ file: 'slide-bags.webp', slide: 'bags', width: 1600, height: 700 });
  expect(slide).not.toHaveProperty('category');
});

test('a missing first colour, tile or banner is reported, and a photo of no product is refused', () => {
  for (const file of owed) {
    expect(() => list(...owed.filter((each) => each !== file))).toThrow(`not photographed yet: ${file}`);
  }
  expect(() => list(...owed, 'SB08--green.webp')).toThrow('of no good, no category: SB08--green.webp');
});

test('the demo’s picture list matches its photographs', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const listed: Listed[] = JSON.parse(read('../../demo/photographs/pictures.json'));
  const files = new Set(listed.map(({ file }) => file));
  const shown = listPhotographs(readCrafts(read('crafts.csv')), covers, files, workshops);
  expect(listed).toEqual(shown.map((photograph) => expect.objectContaining(photograph)));
});

test('the picture list holds the key, size and placeholder of each file', async () => {
  const folder = new URL('../../demo/photographs/', import.meta.url);
  const listed: Listed[] = JSON.parse(readFileSync(new URL('pictures.json', folder), 'utf8'));
  for (const { file, key } of listed) {
    const hash = createHash('sha256')
      .update(readFileSync(new URL(file, folder)))
      .digest('hex');
    expect(hash.slice(0, 32), file).toBe(key);
  }
  for (const { file, key, width, height, placeholder } of listed.filter((_, index) => index % 60 === 0)) {
    const facts = await describePicture(readFileSync(new URL(file, folder)));
    expect(facts, file).toEqual({ key, width, height, placeholder });
  }
});
