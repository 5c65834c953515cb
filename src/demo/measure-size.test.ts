import { expect, test } from 'vitest';
import { measureSize } from './measure-size.ts';
import type { Craft } from './read-crafts.ts';

const make = (sizes: string[], [length, width, height, grams]: number[]) =>
  ({ sizes, lengthMm: length, widthMm: width, heightMm: height, weightGrams: grams }) as Craft;

const sides = (craft: Craft, size: string) => {
  const { lengthMm, widthMm, heightMm, weightGrams } = measureSize(craft, size) ?? {};
  return [lengthMm, widthMm, heightMm, weightGrams];
};

test('the listed size keeps its measures, and the other sizes are scaled in proportion', () => {
  const ganesha = make(['10 cm', '15 cm', '20 cm'], [100, 70, 150, 1200]);
  expect(sides(ganesha, '15 cm')).toEqual([100, 70, 150, 1200]);
  expect(sides(ganesha, '10 cm')).toEqual([65, 45, 100, 440]);
});

test('paper and cloth take the sides named by their size', () => {
  expect(sides(make(['A4', 'A3'], [297, 420, 1, 140]), 'A4')).toEqual([210, 297, 1, 70]);
  expect(sides(make(['2 × 3 ft', '3 × 5 ft'], [900, 1500, 6, 1900]), '2 × 3 ft').slice(0, 3)).toEqual([
    610, 914, 6,
  ]);
});

test('a size whose measures cannot be derived has none', () => {
  expect(measureSize(make(['1 L', '2 L'], [200, 200, 120, 1500]), '1 L')).toBeNull();
  expect(measureSize(make(['4 × 6 in'], [220, 20, 270, 680]), '4 × 6 in')).toBeNull();
});
