import * as fc from '#test/fast-check.ts';
import { expect, test } from 'vitest';
import { countErrors, findNearest, listSwapped } from './search-typos.ts';

test.each([
  ['ganes', 'ganes', 0],
  ['gnes', 'ganes', 1],
  ['ganse', 'ganes', 1],
  ['ganees', 'ganes', 1],
  ['ganet', 'ganes', 1],
  ['moradbad', 'moradabad', 1],
  ['canderi', 'candi', 2],
  ['', 'abc', 3],
])('%s is %s with %i errors', (a, b, errors) => {
  expect(countErrors(a, b)).toBe(errors);
});

test('the nearest words are found, or none if nothing is near', () => {
  const words = ['ganes', 'gane', 'bras', 'gras', 'candi', 'moradabad'];
  expect(findNearest('gnes', words)).toEqual(['ganes']);
  expect(findNearest('gans', words)).toEqual(['ganes', 'gane']);
  expect(findNearest('xras', words)).toEqual(['bras', 'gras']);
  expect(findNearest('canderi', words)).toEqual([]);
  expect(findNearest('mordbad', words)).toEqual([]);
  expect(findNearest('mordabadi', words)).toEqual(['moradabad']);
  expect(findNearest('bra', words)).toEqual([]);
});

test('adjacent letters may be swapped anywhere in a word of at least four letters', () => {
  expect(listSwapped('bras')).toEqual(['rbas', 'bars', 'brsa']);
  expect(listSwapped('bra')).toEqual([]);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

test('the error count is symmetric, and a limit never hides a count within it', () => {
  fc.assert(
    fc.property(word, word, fc.nat(4), (a, b, most) => {
      const errors = countErrors(a, b);
      expect(countErrors(b, a)).toBe(errors);
      expect(countErrors(a, b, most) <= most).toBe(errors <= most);
      expect(errors === 0).toBe(a === b);
    }),
  );
});
