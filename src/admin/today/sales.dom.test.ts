import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { formatDayMonth } from '#domain/day-words.ts';
import { addDays, toIndianDay } from '#domain/indian-time.ts';
import { mount } from '#test/mount.ts';
import { Sales } from './sales.tsx';

const today = toIndianDay(new Date());
const none = { total: 0, orders: 0, before: 9000, orders_before: 9, days: [] };

test('the chart ends today even when the last sale was ten days ago', async () => {
  const day = addDays(today, -10);
  const sales = { ...none, total: 900, orders: 1, days: [{ day, total: 900, orders: 1 }] };
  mount(() => createElement(Sales, { sales }));
  await screen.findByText(formatDayMonth(today));
  screen.getByText(formatDayMonth(addDays(today, -29)));
  const words = [...document.querySelectorAll('svg title')].map(({ textContent }) => textContent);
  expect(words).toHaveLength(30);
  expect(words[19]).toBe(`${formatDayMonth(day)}: ₹900`);
});

test('a shop with earlier sales but none in 30 days says that nothing was sold in these 30 days', async () => {
  mount(() => createElement(Sales, { sales: none }));
  await screen.findByText('Nothing was sold in these 30 days.');
});
