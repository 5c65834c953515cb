import { describe, expect, test } from 'vitest';
import { findSwatch, isShadeOf, SWATCHES, toSwatch } from './swatch.ts';

describe('swatches', () => {
  test('are seventeen, and each is found by its own name in any case', () => {
    const names = Object.keys(SWATCHES);
    expect(names).toHaveLength(17);
    for (const name of names) expect(findSwatch(name.toUpperCase())).toBe(name);
  });

  test.each([
    ['Geru Red', 'Red'],
    ['Antique Gold', 'Gold'],
    ['Bright Gold', 'Gold'],
    ['Antique Brass', 'Gold'],
    ['Copper Tone', 'Brown'],
    ['Cobalt Blue', 'Blue'],
    ['Peacock Blue', 'Teal'],
    ['Madder Red', 'Red'],
    ['Black Gold', 'Black'],
    ['Red Yellow', 'Red'],
    ['Natural Red', 'Red'],
    ['Natural', 'Brown'],
    ['Natural Brown', 'Brown'],
    ['Distressed White', 'White'],
    ['Patina Green', 'Green'],
    ['White Floral', 'White'],
    ['Black Enamel', 'Black'],
    ['Terracotta Red', 'Red'],
    ['Multicolor', 'Multicolour'],
    ['Assorted', 'Multicolour'],
    ['Kashish Grey', undefined],
    ['', undefined],
  ])('%j comes nearest to %s', (name, swatch) => expect(findSwatch(name)).toBe(swatch));

  test('of unknown colours are grey, of many a gradient', () => {
    expect(toSwatch('Kashish Grey')).toBe('#9CA3AF');
    expect(toSwatch('Assorted')).toMatch(/gradient/);
    expect(toSwatch('indigo')).toBe('#2E3A87');
  });

  test('gather their shades under a filter', () => {
    expect(isShadeOf('Madder Red', 'Red')).toBe(true);
    expect(isShadeOf('Antique Gold', 'Antique Gold')).toBe(true);
    expect(isShadeOf('Bright Gold', 'Antique Gold')).toBe(false);
    expect(isShadeOf('Kashish Grey', 'Red')).toBe(false);
    expect(isShadeOf('Kashish Grey', 'Ash Grey')).toBe(false);
  });
});
