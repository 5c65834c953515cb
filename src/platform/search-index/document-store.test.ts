import { expect, test } from 'vitest';
import { listOrdinals } from './bitset.ts';
import { createDocumentStore } from './document-store.ts';

// Some thousand texts of two lines each, with more words than two bytes can number.

const toText = (ordinal: number) => `lamp ${ordinal} ${ordinal * 31}\nof  ${ordinal % 7}th ${ordinal * 17}`;

function putAll() {
  const texts = createDocumentStore();
  const said = Array.from({ length: 6000 }, (_, ordinal) => toText(ordinal));
  said.forEach((text, ordinal) => texts.put(ordinal, text));
  const found = (piece: string, where = {}) =>
    Array.from(listOrdinals(texts.ordinalsOf(texts.find(piece, where))));
  const wanted = (fits: (word: string) => boolean) =>
    said.flatMap((text, ordinal) => (text.split(/[ \n]/).some(fits) ? [ordinal] : []));
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

test('a text is returned exactly, in full or only the requested lines', () => {
  const { texts, said } = putAll();
  expect(said.map((_, ordinal) => texts.lines(ordinal).join('\n'))).toEqual(said);
  expect(texts.lines(8, (line) => line === 1)).toEqual(['', 'of  1th 136']);
});

test('words are found at their positions, before and after settling', async () => {
  const { texts, expectTheSame } = putAll();
  expectTheSame();
  await texts.settle();
  expectTheSame();
});

test('texts stored while settling are found by their new words', async () => {
  const { texts, said, expectTheSame } = putAll();
  const settling = texts.settle();
  for (const ordinal of [0, 2999, 5999, 6000]) {
    said[ordinal] = 'temple 3131 bell';
    texts.put(ordinal, said[ordinal]);
  }
  expectTheSame();
  await settling;
  expectTheSame();
});

test('words are adjacent only within one line and with nothing between them', () => {
  const texts = createDocumentStore();
  texts.put(0, 'half-lamp of brass\nof clay');
  texts.put(1, 'lamp  of clay');
  const row = [texts.find('lamp', { ends: true }), texts.find('of', { begins: true, ends: true })];
  const more = (piece: string) => [...row, texts.find(piece, { begins: true })];
  expect([texts.isInRow(0, row), texts.isInRow(1, row)]).toEqual([true, false]);
  expect(texts.isInRow(0, more('br'))).toBe(true);
  expect(texts.isInRow(0, more('clay'))).toBe(false);
});
