import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { MistakeList } from './mistake-list.tsx';

test('a message shared by many rows is shown once, with the first rows and a count of the rest', async () => {
  const added = { column: 'Type', value: 'Trays', message: 'This category is new and will be added' };
  const price = { row: 4, column: 'Price', value: '', message: 'Enter a price' };
  const mistakes = [...[2, 4, 6, 8, 10, 12, 14].map((row) => ({ row, ...added })), price];
  mount(() => createElement(MistakeList, { mistakes }));
  const items = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(items).toEqual([
    'Rows 2, 4, 6, 8, 10 and 2 moreTypeTraysThis category is new and will be added',
    'Row 4Price(empty)Enter a price',
  ]);
});
