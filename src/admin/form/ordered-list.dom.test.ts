import { fireEvent, screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { OrderedList } from './ordered-list.tsx';

const named = ['Lamps', 'Rugs', 'Idols'].map((name) => ({ id: name, name }));

type Category = (typeof named)[number];

function Categories() {
  const [entries, setEntries] = useState(named);
  const list = {
    entries,
    onMove: (entry: Category, place: number) =>
      setEntries(entries.filter((each) => each !== entry).toSpliced(place, 0, entry)),
    children: ({ name }: Category) => name,
  };
  return createElement(OrderedList<Category>, list);
}

test('an entry can be moved from end to end with one key, because the focus stays on the button', async () => {
  const { user } = mount(Categories);
  for (const [name, button] of [
    ['Lamps', 'Move Lamps down'],
    ['Idols', 'Move Idols up'],
  ] as const) {
    (await screen.findByRole('button', { name: button })).focus();
    // Each press needs the focus that the one before left.
    // oxlint-disable-next-line no-await-in-loop
    await user.keyboard('{Enter}{Enter}{Enter}');
    const [first, , last] = screen.getAllByRole('listitem');
    expect([first, last].map((entry) => entry!.textContent)).toContain(name);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: button }));
  }
});

test('a drop that begins elsewhere does not move the previously dragged entry', async () => {
  mount(Categories);
  const [lamps, rugs] = await screen.findAllByRole('listitem');
  const listNames = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  fireEvent.dragStart(lamps!);
  fireEvent.drop(rugs!);
  fireEvent.dragEnd(lamps!);
  expect(listNames()).toEqual(['Rugs', 'Lamps', 'Idols']);
  fireEvent.drop(screen.getAllByRole('listitem')[2]!);
  expect(listNames()).toEqual(['Rugs', 'Lamps', 'Idols']);
});
