import { array, assert, jsonValue, property } from '#test/fast-check.ts';
import { expect, test } from 'vitest';
import { pack, unpack } from './serialised-props.ts';

test('whatever was packed comes out again, whichever quotation marks are in it', () => {
  assert(
    property(array(jsonValue()), (value) => {
      // A copy of the string, as a browser receives it.
      const word = pack(value);
      expect(unpack(word)).toBe(value);
      for (let other = 0; other < 2_000; other += 1) pack([other]);
      expect(unpack(word)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 20 },
  );
});

test('an object is written once, and the same word opens to the same object', () => {
  let writings = 0;
  const card = { toJSON: () => ({ name: `Diya "\`${(writings += 1)}` }) };
  expect(pack(card)).toBe(pack(card));
  expect(writings).toBe(1);
  for (let other = 0; other < 2_000; other += 1) pack([other]);
  const word = pack({ name: 'Lamp' });
  expect(word).not.toContain('"');
  expect(unpack(word)).toBe(unpack(word));
});
