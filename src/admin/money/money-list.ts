import type { ListDefinition } from '#admin/list/list-definition.ts';

// Parts that lists of money share: the filters of a period and of what a row has, and the order by time.

type Parts = Required<Pick<ListDefinition<never>, 'filters' | 'sorts'>>;

export const PERIOD_FILTERS: Parts['filters'] = [
  { id: 'from', label: 'From', kind: 'day' },
  { id: 'to', label: 'Until', kind: 'day' },
];

/** A filter by whether a row has something: open lines, or differences. */
export const withOrWithout = (id: string, label: string): Parts['filters'][number] => ({
  id,
  label,
  kind: 'choice',
  isSingle: true,
  choices: [
    { value: 'true', label: 'With' },
    { value: 'false', label: 'Without' },
  ],
});

export const BY_TIME: Parts['sorts'] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];
