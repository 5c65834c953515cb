import { expect, test } from 'vitest';
import { type Refund, formatAge } from './refund-words.ts';

const now = Date.parse('2026-11-23T06:00:00Z');
const refund = (created_at: string, state: Refund['state'] = 'due') => ({ created_at, state }) as Refund;

test.each([
  ['2026-11-23T05:30:00Z', 'under 1 h'],
  ['2026-11-22T08:00:00Z', '22 h'],
  ['2026-11-21T05:00:00Z', '2 days'],
  ['2026-11-13T05:00:00Z', '10 days'],
])('a refund created at %s has been pending for %s', (created, age) => {
  expect(formatAge(refund(created), now)).toBe(age);
});

test('a refund that has arrived has no age', () => {
  expect(formatAge(refund('2026-11-13T05:00:00Z', 'processed'), now)).toBe('');
});
