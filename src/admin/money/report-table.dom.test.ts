import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { ReportTable } from './report-table.tsx';

test('figures have Indian grouping, both decimals where an amount has any, and a minus sign below zero', async () => {
  const table = { headings: ['Day', 'Orders', 'Net ₹'], rows: [['2026-11-20', -2, -1_23_456.5]] };
  mount(() => createElement(ReportTable, { title: 'Sales', table, empty: '' }));
  const cells = await screen.findAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['2026-11-20', '−2', '−1,23,456.50']);
});
