import { expect, test } from 'vitest';
import { findUnknownBlank } from './unknown-blanks.ts';

const known = ['name', 'ticket'];

test.each(['Dear {name}, about {ticket}', 'No braces', 'Sizes {S, M and L}', '{}', '{{name}}'])(
  '“%s” has no unknown placeholder',
  (text) => {
    expect(findUnknownBlank(text, known)).toBeUndefined();
  },
);

test.each([
  ['Dear {nmae}, about {ticket}', '{nmae}'],
  ['Your {order-number}', '{order-number}'],
  ['नमस्ते {नाम}', '{नाम}'],
  ['{constructor}', '{constructor}'],
])('the message about “%s” names its unknown placeholder and the known ones', (text, word) => {
  expect(findUnknownBlank(text, known)).toBe(
    `The shop cannot fill in ${word}, so customers would see it as typed. It can fill in {name}, {ticket}.`,
  );
});
