import { screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { NamedBars } from './named-bars.tsx';

/** Shows two products of the same name, and a single other product after a press. */
function Report() {
  const [names, setNames] = useState(['Diya', 'Diya']);
  const chart = { label: 'Sales', bars: names.map((name) => ({ name, value: 1 })), format: String };
  const next = { onClick: () => setNames(['Lantern']) };
  return createElement('main', null, createElement(NamedBars, chart), createElement('button', next));
}

test('no row of the previous report stays, even when two of its rows have the same name', async () => {
  const { user } = mount(Report);
  await user.click(await screen.findByRole('button'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Lantern1']);
});

test('the number of rows without a bar has Indian commas', async () => {
  const bars = Array.from({ length: 2919 }, (_, value) => ({ name: `Diya ${value}`, value }));
  mount(() => createElement(NamedBars, { label: 'Stock value', bars, format: String }));
  await screen.findByText('and 2,907 more in the table');
});
