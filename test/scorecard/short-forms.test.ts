import { expect, test } from 'vitest';
import { figures } from './figures.ts';

// Runs the scorecard in short form: `npm run reliability` takes hours, these tests run at every change.

// The tests take seconds on a quiet machine.
const slow = { timeout: 300_000 };

async function isMet(name: string): Promise<void> {
  const figure = figures.find((each) => each.name === name)!;
  const { trials, failures } = await figure.run(figure.short);
  expect(failures.slice(0, 20)).toEqual([]);
  expect(trials).toBeGreaterThanOrEqual(figure.short);
}

test('two hundred buyers at once get every piece there is, and none twice', slow, () => isMet('K1'));

test(
  'a hundred concurrent identical requests with one key create one order, returned to each of them',
  slow,
  () => isMet('K2'),
);

test(
  'a webhook delivered a hundred times, twenty in parallel, has one effect, under one or many event ids',
  slow,
  () => isMet('K4'),
);

test('all 120 sequences of five events about one payment, with repeats, end in the same state', slow, () =>
  isMet('K5'),
);

test(
  'with every webhook lost, each captured payment is an order or a refund within twenty minutes',
  slow,
  () => isMet('K6'),
);

test(
  'invoices that are rolled back, and processes that are killed over them, leave no gap in the numbers',
  slow,
  () => isMet('K8'),
);

test('of a thousand concurrent guesses five are checked, and then the right code is refused', slow, () =>
  isMet('K10'),
);

test('a code for ten uses is used ten times by a hundred buyers at once', slow, () => isMet('K11'));

test('no secret, code or token is in logs, tables or data files, and no personal data is in logs', slow, () =>
  isMet('K20'),
);
