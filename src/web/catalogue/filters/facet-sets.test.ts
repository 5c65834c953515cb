import { expect, test } from 'vitest';
import { readPage, toFilterSets } from './facet-sets.ts';

test('a page is a whole number from 1; anything else is the first', () => {
  const pages = ['page=3', 'page=0', 'page=-1', 'page=1.5', 'page=two', 'page=1e9', ''];
  expect(pages.map((query) => readPage(new URLSearchParams(query)))).toEqual([3, 1, 1, 1, 1, 1, 1]);
});

test('filter sets keep the options of their facets in the same order', () => {
  const option = (value: string) => ({ value, label: value, count: 1 });
  const facets = [
    {
      key: 'material',
      label: 'Material',
      kind: 'options' as const,
      options: [option('Brass'), option('Clay')],
    },
  ];
  expect(toFilterSets(facets)).toEqual([
    { key: 'material', label: 'Material', kind: 'options', options: ['Brass', 'Clay'] },
  ]);
});
