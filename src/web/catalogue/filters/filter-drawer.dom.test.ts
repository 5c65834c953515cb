import { screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Facet } from '#contract/catalogue/product-query.ts';
import { mount } from '#test/mount.ts';
import { toFilterSets } from './facet-sets.ts';
import { FilterDrawer } from './filter-drawer.tsx';

afterEach(() => vi.unstubAllGlobals());

const toFacet = (key: string, value: string): Facet => ({
  key,
  label: key,
  kind: 'options',
  options: [{ value, label: value, count: 1 }],
});
const lists = [
  { total: 8, facets: [toFacet('material', 'Brass')] },
  { total: 5, facets: [toFacet('fabric', 'Cotton')] },
];

test('the drawer shows its own list’s filters and count, not those counted for the previous list', async () => {
  const answers = [Response.json({ total: 3, facets: lists[0]!.facets })];
  vi.stubGlobal('fetch', async () => answers.shift() ?? new Promise(() => {}));
  const { user } = mount(TwoLists);
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  await screen.findByRole('button', { name: 'Apply Filters (3)' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Next list' }));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('checkbox', { name: /Cotton/ });
  expect(screen.queryByRole('checkbox', { name: /Brass/ })).toBeNull();
  screen.getByRole('button', { name: 'Apply Filters (5)' });
});

/** A list page that turns into the page of another list, as navigating from one category to the next does. */
function TwoLists() {
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState(false);
  const list = lists[at]!;
  return createElement(
    'div',
    {},
    createElement('button', { onClick: () => setOpen(true) }, 'Open'),
    createElement('button', { onClick: () => setAt(1) }, 'Next list'),
    createElement(FilterDrawer, {
      ...list,
      open,
      scope: { category: String(at) },
      sets: toFilterSets(list.facets),
      chosen: { filters: {}, sort: 'featured', view: 'grid' },
      onClose: () => setOpen(false),
      onApply: () => {},
    }),
  );
}
