import { expect, test } from 'vitest';
import { listAlike, splitWords } from './alike-words.ts';

test.each([
  ['murti', 'idol'],
  ['Moorti', 'idol'],
  ['मूर्ति', 'idol'],
  ['ganpati', 'ganesh'],
  ['gift', 'उपहार'],
])('%s has the synonym %s', (word, other) => expect(listAlike(word)).toContain(other));

test('two words that form one term are joined', () => {
  expect(splitWords('griha pravesh gift')).toEqual(['grihapravesh', 'gift']);
  expect(listAlike('grihapravesh')).toContain('housewarming');
});

test('a word without synonyms has none listed', () => {
  expect(listAlike('warli')).toEqual([]);
  expect(listAlike('')).toEqual([]);
});
