import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Good } from '../../demo/drawings/catalogue.ts';
import type { Job } from '../../demo/drawings/jobs.ts';
import { dividePictures, toPlace } from '../../demo/drawings/photographs.ts';

const goods: Good[] = [
  { ref: 'SB08', category: 'bags', name: 'Basket', material: 'grass', colours: ['Red', 'Blue'] },
  { ref: 'LI01', category: 'lamps', name: 'Lamp', material: 'brass', colours: [] },
];
const makeJob = (facts: Partial<Job>): Job => ({
  file: '',
  width: 960,
  height: 1200,
  alt: 'Basket in red, grass: a drawing',
  draw: () => '',
  ...facts,
});
const jobs = [
  makeJob({ file: 'SB08.webp', ref: 'SB08', colour: 'Red' }),
  makeJob({ file: 'SB08--blue.webp', ref: 'SB08', colour: 'Blue', alt: 'Basket in blue, grass: a drawing' }),
  makeJob({ file: 'LI01.webp', ref: 'LI01', alt: 'Lamp, brass: a drawing' }),
  makeJob({ file: 'category-bags-wide.webp', category: 'bags', alt: 'Bags: a drawing of two baskets' }),
  makeJob({ file: 'category-bags.webp', category: 'bags', alt: 'Bags: a drawing of baskets' }),
];

test('a closer look comes right after the picture it belongs to, in its colour, and says what it is', () => {
  const taken = [
    'SB08.webp',
    'SB08--detail.webp',
    'SB08--blue.webp',
    'category-bags-wide.webp',
    'category-bags.webp',
    'LI01--detail.webp',
  ];
  const { drawn, photographed } = dividePictures(jobs, goods, new Set(taken));
  expect(photographed.map(({ file, colour, alt }) => [file, colour, alt])).toEqual([
    ['../photographs/SB08.webp', 'Red', 'Basket in red, grass'],
    ['../photographs/SB08--detail.webp', 'Red', 'Basket in red, grass: a closer look from another side'],
    ['../photographs/SB08--blue.webp', 'Blue', 'Basket in blue, grass'],
    ['../photographs/category-bags-wide.webp', undefined, 'Bags: two baskets'],
    ['../photographs/category-bags.webp', undefined, 'Bags: baskets'],
  ]);
  expect(drawn.map(({ file }) => file)).toEqual(['LI01.webp']);
  expect(photographed.map(toPlace).slice(0, 2)).toEqual(['SB08.webp', 'SB08.webp']);
});

test("of the demo, every closer look is its good's second picture", () => {
  const path = new URL('../../demo/pictures/pictures.json', import.meta.url);
  const listed: { file: string; ref?: string; colour?: string }[] = JSON.parse(readFileSync(path, 'utf8'));
  for (const [index, picture] of listed.entries()) {
    if (!picture.file.endsWith('--detail.webp')) continue;
    const whole = listed[index - 1]!;
    expect(whole).toMatchObject({ file: picture.file.replace('--detail', ''), ref: picture.ref });
    expect(whole.colour).toBe(picture.colour);
  }
});

test('a slide is shown once its category has changed over, beside the picture it takes the place of', () => {
  const whole = ['SB08.webp', 'category-bags.webp', 'category-bags-wide.webp', 'slide-bags.webp'];
  const slides = (files: string[]) =>
    dividePictures(jobs, goods, new Set(files)).photographed.filter(({ slide }) => slide);
  const [slide, ...others] = slides([...whole, 'slide-lamps.webp']);
  expect(slide).toMatchObject({ file: '../photographs/slide-bags.webp', slide: 'bags', width: 960 });
  expect(slide).not.toHaveProperty('category');
  expect(toPlace(slide!)).toBe('category-bags-wide.webp');
  expect(others).toEqual([]);
  expect(slides(whole.slice(1))).toEqual([]);
});
