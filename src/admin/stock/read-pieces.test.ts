import { expect, test } from 'vitest';
import { formatPiecesMistake, readPieces } from './read-pieces.ts';

test.each([
  ['1', 1],
  [' 1,200 ', 1200],
  ['31', 31],
  ['0', undefined],
  ['', undefined],
  ['2.5', undefined],
  ['abc', undefined],
  ['-3', undefined],
  ['5000', undefined],
])('%j is read as %s when at most 1,200 pieces are allowed', (typed, pieces) => {
  expect(readPieces(typed, 1200)).toBe(pieces);
});

test('the error states the maximum', () => {
  expect(formatPiecesMistake(100_000)).toBe('Enter a whole number from 1 to 1,00,000.');
});
