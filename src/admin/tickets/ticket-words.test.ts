import { expect, test } from 'vitest';
import { formatClock, type ListedTicket } from './ticket-words.tsx';

const ticket = {
  answered_at: null,
  closed_at: null,
  answer_due_at: '2026-11-24T08:00:00.000Z',
  settle_due_at: '2026-12-22T08:00:00.000Z',
} as ListedTicket;
const at = (time: string) => new Date(time);

test('the clock of an open ticket runs to its answer within 48 hours, then to its settlement within 30 days', () => {
  expect(formatClock(ticket, at('2026-11-22T08:00:00Z'))).toBe('Answer in 48 h');
  expect(formatClock(ticket, at('2026-11-24T11:00:00Z'))).toBe('Answer: 3 h late');
  const answered = { ...ticket, answered_at: '2026-11-23T08:00:00.000Z' };
  expect(formatClock(answered, at('2026-11-23T08:00:00Z'))).toBe('Settle in 29 days');
  expect(formatClock(answered, at('2026-12-27T08:00:00Z'))).toBe('Settle: 5 days late');
});

test('a closed ticket has no clock', () => {
  expect(formatClock({ ...ticket, closed_at: '2026-11-23T08:00:00.000Z' }, at('2026-12-27T08:00:00Z'))).toBe(
    '',
  );
});
