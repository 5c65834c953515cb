import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';

const live = {
  title: 'Shipping',
  zones: [
    { zone: 'Most of India', delivery: '5–7 days' },
    { zone: 'The islands', delivery: '10 days' },
  ],
  express: { available: true, delivery: '2 days' },
};

test('each changed text is labelled with its place, regardless of the order of keys', () => {
  const other = {
    express: { delivery: '3 days', available: true },
    title: 'Shipping',
    zones: [
      { delivery: '5–7 days', zone: 'Most of India' },
      { delivery: '12 days', zone: 'The islands' },
    ],
  };
  expect(compareTexts(live, other)).toEqual([
    { label: 'Zones 2, Delivery', live: '10 days', other: '12 days' },
    { label: 'Express, Delivery', live: '2 days', other: '3 days' },
  ]);
});

test('a field has the same label as in the form', () => {
  const shapes = [
    {
      kind: 'list',
      name: 'zones',
      label: 'Where to',
      one: 'Zone',
      most: 9,
      fields: [{ kind: 'line', name: 'delivery', label: 'How long' }],
    },
  ] as const;
  const other = { ...live, zones: [{ ...live.zones[0]!, delivery: '6 days' }, live.zones[1]!] };
  expect(compareTexts(live, other, { shapes })).toEqual([
    { label: 'Where to 1, How long', live: '5–7 days', other: '6 days' },
  ]);
});

test('a text missing from one version is compared as empty; identical versions have no differences', () => {
  const { title: _, ...shorter } = { ...live, zones: live.zones.slice(0, 1) };
  expect(compareTexts(live, shorter)).toEqual([
    { label: 'Title', live: 'Shipping', other: '' },
    { label: 'Zones 2, Zone', live: 'The islands', other: '' },
    { label: 'Zones 2, Delivery', live: '10 days', other: '' },
  ]);
  expect(compareTexts(live, structuredClone(live))).toEqual([]);
});
