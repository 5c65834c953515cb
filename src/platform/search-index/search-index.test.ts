import { expect, test } from 'vitest';
import { listOrdinals } from './bitset.ts';
import { createSearchIndex, intersection } from './search-index.ts';

const open = () =>
  createSearchIndex({
    columns: ['year', 'version'],
    orders: { oldest: ['year', 'id'] },
    fields: ['title'],
    textVersion: 'version',
  });
type Index = ReturnType<typeof open>;

const toDocument = (id: string, year: number, version = year) => ({ id, year, version, terms: ['book'] });

/** Puts the texts of all documents that are outdated, by id, and returns the ids. */
function catchUp(index: Index, titles: Record<string, string>): string[] {
  const outdated = index.listOutdated();
  for (const each of outdated) index.putTexts(each, { title: titles[each.id]! });
  return outdated.map(({ id }) => id);
}

/** Returns the ids of the documents whose title has a word with these letters, the oldest first. */
function search(index: Index, letters: string): string[] {
  const { title } = index.fields;
  const found = intersection([index.all(), title.ordinalsOf(title.find(letters))]);
  return index.list(found, { order: 'oldest', fromEnd: false }, { from: 0, many: Infinity });
}

test('a document is found by its texts once they are stored, in any order', () => {
  const index = open();
  index.putAll([toDocument('b', 1900), toDocument('a', 1850)]);
  expect(catchUp(index, { a: 'on lamps', b: 'of lamps and looms' })).toEqual(['b', 'a']);
  expect(search(index, 'lamp')).toEqual(['a', 'b']);
  expect(search(index, 'loom')).toEqual(['b']);
  expect(index.listOutdated()).toEqual([]);
});

test('only a document whose version changed is reported as outdated', () => {
  const index = open();
  index.putAll([toDocument('a', 1850), toDocument('b', 1900)]);
  catchUp(index, { a: 'lamps', b: 'looms' });
  index.put(toDocument('a', 1851, 1850));
  expect(index.listOutdated()).toEqual([]);
  index.put(toDocument('b', 1900, 2));
  expect(catchUp(index, { b: 'lanterns' })).toEqual(['b']);
  expect([search(index, 'loom'), search(index, 'lantern')]).toEqual([[], ['b']]);
});

test('removing a document removes its texts, and a returning one must store them again', () => {
  const index = open();
  index.putAll([toDocument('a', 1850), toDocument('b', 1900)]);
  catchUp(index, { a: 'lamps', b: 'looms' });
  index.remove('a');
  const { title } = index.fields;
  expect(listOrdinals(title.ordinalsOf(title.find('lamps')))).toHaveLength(0);
  expect([[...title.vocabulary], title.vocabulary.has('lamps')]).toEqual([['looms'], false]);
  index.put(toDocument('a', 1850));
  expect(catchUp(index, { a: 'lamps' })).toEqual(['a']);
  expect([search(index, 'lamp'), title.vocabulary.has('lamps')]).toEqual([['a'], true]);
});

test('the vocabulary has each word of the present texts, before and after they are settled', async () => {
  const index = open();
  const documents = Array.from({ length: 1500 }, (_, number) => toDocument(`doc_${number}`, number + 1));
  index.putAll(documents);
  catchUp(index, Object.fromEntries(documents.map(({ id, year }) => [id, ` all  ${year % 3} `])));
  const words = () => [...index.fields.title.vocabulary].toSorted();
  expect(words()).toEqual(['0', '1', '2', 'all']);
  await index.settle();
  for (const { id, year } of documents) if (year % 3 === 1) index.put(toDocument(id, year, -year));
  catchUp(index, Object.fromEntries(documents.map(({ id }) => [id, 'other'])));
  expect(words()).toEqual(['0', '2', 'all', 'other']);
  expect(search(index, 'other')).toHaveLength(500);
});
