import * as fc from '#test/fast-check.ts';
import { expect, test } from 'vitest';
import { toWellFormed } from './well-formed.ts';

test('unpaired surrogates become the replacement character, wherever they are', () => {
  const given = {
    name: 'A\ud800b',
    notes: ['\udc00', '😀', String.raw`\ud800`, 'a\\\ud800'],
    sum: 3,
    'k\udfff': 1,
  };
  expect(toWellFormed(given)).toEqual({
    name: 'A\ufffdb',
    notes: ['\ufffd', '😀', String.raw`\ud800`, 'a\\\ufffd'],
    sum: 3,
    'k\ufffd': 1,
  });
});

test('well-formed input is returned as it is; any other input becomes well-formed', () => {
  const text = fc
    .array(fc.integer({ min: 0xd7f0, max: 0xe010 }))
    .map((units) => String.fromCharCode(...units, 92));
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const made = toWellFormed(texts);
      expect(made.every((each) => each.isWellFormed())).toBe(true);
      if (texts.every((each) => each.isWellFormed())) expect(made).toBe(texts);
    }),
  );
});
