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
  ])('%j maps to the swatch %s', (name, swatch) => expect(findSwatch(name)).toBe(swatch));

  test('are grey for an unknown colour and a gradient for mixed colours', () => {
    expect(toSwatch('Kashish Grey')).toBe('#9CA3AF');
    expect(toSwatch('Assorted')).toMatch(/gradient/);
    expect(toSwatch('indigo')).toBe('#2E3A87');
  });

  test('a base colour filter includes its shades; a filter for a named shade matches only that shade', () => {
    expect(isShadeOf('Madder Red', 'Red')).toBe(true);
    expect(isShadeOf('Antique Gold', 'Antique Gold')).toBe(true);
    expect(isShadeOf('Bright Gold', 'Antique Gold')).toBe(false);
    expect(isShadeOf('Kashish Grey', 'Red')).toBe(false);
    expect(isShadeOf('Kashish Grey', 'Ash Grey')).toBe(false);
  });
});
