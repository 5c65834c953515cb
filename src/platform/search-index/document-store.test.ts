import { expect, test } from 'vitest';
import { listPlaces } from './bitset.ts';
import { createPlacedTexts } from './document-store.ts';

// Some thousand texts of a line and another, with more words than two bytes can number.

const toText = (place: number) => `lamp ${place} ${place * 31}\nof  ${place % 7}th ${place * 17}`;

function putAll() {
  const texts = createPlacedTexts();
  const said = Array.from({ length: 6000 }, (_, place) => toText(place));
  said.forEach((text, place) => texts.put(place, text));
  const found = (piece: string, where = {}) =>
    Array.from(listPlaces(texts.placesOf(texts.find(piece, where))));
  const wanted = (fits: (word: string) => boolean) =>
    said.flatMap((text, place) => (text.split(/[ \n]/).some(fits) ? [place] : []));
  const expectTheSame = () => {
    expect(found('31')).toEqual(wanted((word) => word.includes('31')));
    expect(found('31', { begins: true })).toEqual(wanted((word) => word.startsWith('31')));
    expect(found('31', { ends: true })).toEqual(wanted((word) => word.endsWith('31')));
    expect(found('31', { begins: true, ends: true })).toEqual(wanted((word) => word === '31'));
    expect(found('6th')).toEqual(wanted((word) => word === '6th'));
    expect(found('nothing')).toEqual([]);
  };
  return { texts, said, expectTheSame };
}

test('a text comes back exactly, all of it or the lines that are wanted', () => {
  const { texts, said } = putAll();
  expect(said.map((_, place) => texts.lines(place).join('\n'))).toEqual(said);
  expect(texts.lines(8, (line) => line === 1)).toEqual(['', 'of  1th 136']);
});

test('words are found where they stand, before and after they are put in order', async () => {
  const { texts, expectTheSame } = putAll();
  expectTheSame();
  await texts.settle();
  expectTheSame();
});

test('what is put while words are being put in order is found by its new words', async () => {
  const { texts, said, expectTheSame } = putAll();
  const settling = texts.settle();
  for (const place of [0, 2999, 5999, 6000]) {
    said[place] = 'temple 3131 bell';
    texts.put(place, said[place]);
  }
  expectTheSame();
  await settling;
  expectTheSame();
});

test('words stand side by side only in a line, and with nothing between them', () => {
  const texts = createPlacedTexts();
  texts.put(0, 'half-lamp of brass\nof clay');
  texts.put(1, 'lamp  of clay');
  const row = [texts.find('lamp', { ends: true }), texts.find('of', { begins: true, ends: true })];
  const more = (piece: string) => [...row, texts.find(piece, { begins: true })];
  expect([texts.isInRow(0, row), texts.isInRow(1, row)]).toEqual([true, false]);
  expect(texts.isInRow(0, more('br'))).toBe(true);
  expect(texts.isInRow(0, more('clay'))).toBe(false);
});
