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
])('%j is read as %s of 1,200', (typed, pieces) => {
  expect(readPieces(typed, 1200)).toBe(pieces);
});

test('the mistake names the most', () => {
  expect(formatPiecesMistake(100_000)).toBe('Enter a whole number from 1 to 1,00,000.');
});
