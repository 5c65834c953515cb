import { expect, test } from 'vitest';
import { listAlike, splitWords } from './alike-words.ts';

test.each([
  ['murti', 'idol'],
  ['Moorti', 'idol'],
  ['मूर्ति', 'idol'],
  ['ganpati', 'ganesh'],
  ['gift', 'उपहार'],
])('%s means %s too', (word, other) => expect(listAlike(word)).toContain(other));

test('two words that are one are joined', () => {
  expect(splitWords('griha pravesh gift')).toEqual(['grihapravesh', 'gift']);
  expect(listAlike('grihapravesh')).toContain('housewarming');
});

test('a word that stands for itself has no others', () => {
  expect(listAlike('warli')).toEqual([]);
  expect(listAlike('')).toEqual([]);
});
