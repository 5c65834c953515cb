import { expect, test } from 'vitest';
import { findUnknownBlank } from './unknown-blanks.ts';

const known = ['name', 'ticket'];

test.each(['Dear {name}, about {ticket}', 'No braces', 'Sizes {S, M and L}', '{}', '{{name}}'])(
  '“%s” has no unknown word',
  (text) => {
    expect(findUnknownBlank(text, known)).toBeUndefined();
  },
);

test.each([
  ['Dear {nmae}, about {ticket}', '{nmae}'],
  ['Your {order-number}', '{order-number}'],
  ['नमस्ते {नाम}', '{नाम}'],
  ['{constructor}', '{constructor}'],
])('“%s” names its unknown word and those that are filled', (text, word) => {
  expect(findUnknownBlank(text, known)).toBe(
    `The shop does not fill ${word}: customers would read it like that. It fills {name}, {ticket}.`,
  );
});
