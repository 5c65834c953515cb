import { crc32, gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinPacked, joinPlain, joinedCrc, joinedLength, toPart, toPassingPart } from './json-parts.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 300 });
const part = fc.oneof(text.map(toPart), text.map(toPassingPart));

test('parts that were packed one by one unpack to the whole text, with its checksum', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const plain = joinPlain(parts);
      expect(gunzipSync(joinPacked(parts)).equals(plain)).toBe(true);
      expect(joinedLength(parts)).toBe(plain.length);
      expect(joinedCrc(parts)).toBe(crc32(plain));
    }),
  );
});

test('a passing part may be longer than one stored block', () => {
  const parts = [toPassingPart('a'.repeat(200_000)), toPart('दीया '.repeat(50_000))];
  expect(gunzipSync(joinPacked(parts)).equals(joinPlain(parts))).toBe(true);
  expect(joinedCrc(parts)).toBe(crc32(joinPlain(parts)));
});
