import { array, assert, jsonValue, property } from '#test/fast-check.ts';
import { expect, test } from 'vitest';
import { serialise, deserialise } from './serialised-props.ts';

test('a serialised value is restored unchanged, with any quotation marks in it', () => {
  assert(
    property(array(jsonValue()), (value) => {
      // A copy of the string, as a browser receives it.
      const word = serialise(value);
      expect(deserialise(word)).toBe(value);
      for (let other = 0; other < 2_000; other += 1) serialise([other]);
      expect(deserialise(word)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 20 },
  );
});

test('an object is serialised only once, and the same string is restored to the same object', () => {
  let writings = 0;
  const card = { toJSON: () => ({ name: `Diya "\`${(writings += 1)}` }) };
  expect(serialise(card)).toBe(serialise(card));
  expect(writings).toBe(1);
  for (let other = 0; other < 2_000; other += 1) serialise([other]);
  const word = serialise({ name: 'Lamp' });
  expect(word).not.toContain('"');
  expect(deserialise(word)).toBe(deserialise(word));
});
