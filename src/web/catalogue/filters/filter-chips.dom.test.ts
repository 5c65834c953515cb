import { screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { expect, test } from 'vitest';
import type { Chosen } from '#domain/catalogue/filters.ts';
import { mount } from '#test/mount.ts';
import { FilterChips } from './filter-chips.tsx';

const sets = [
  { key: 'material', label: 'Material', kind: 'options' as const, options: ['Brass', 'Clay', 'Wood'] },
];

test('removing a filter moves the focus to the page', async () => {
  const { user } = mount(Page);
  await user.click(await screen.findByRole('button', { name: 'Remove Brass' }));
  expect(screen.queryByRole('button', { name: 'Remove Brass' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

function Page() {
  const [chosen, setChosen] = useState<Chosen>({
    filters: { material: ['Brass', 'Clay'] },
    sort: 'featured',
    view: 'grid',
  });
  const chips = createElement(FilterChips, { sets, chosen, onChange: setChosen });
  return createElement('main', { id: 'main', tabIndex: -1 }, chips);
}
