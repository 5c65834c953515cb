import { expect, test } from 'vitest';
import { partQuery } from './known-query.ts';

test.each([
  ['', '', ''],
  ['?q=silk', '?q=silk', ''],
  ['?utm_source=insta&q=silk&gclid=7', '?q=silk', '?utm_source=insta&gclid=7'],
  ['?x', '', '?x'],
  ['?%71=silk%20sari&&page=2', '?%71=silk%20sari&page=2', ''],
  ['?page=1&page=2', '?page=1&page=2', ''],
  ['?%zz=1&q=%zz', '?q=%zz', '?%zz=1'],
  ['?=1&__proto__=2', '', '?=1&__proto__=2'],
])('%o is split into the known part %o and the rest %o', (search, known, unknown) => {
  expect(partQuery(search, ['q', 'page'])).toEqual({ known, unknown });
});
