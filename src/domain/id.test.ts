import * as fc from '#test/fast-check.ts';
import { describe, expect, test } from 'vitest';
import {
  ID_PREFIXES,
  ID_RANDOM_BYTES,
  isId,
  isOrderNumber,
  newId,
  newOrderNumber,
  normaliseOrderNumber,
} from './id.ts';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const time = fc.integer({ min: 0, max: 2 ** 48 });

describe('ids', () => {
  test('consist of a kind, ten time characters and twelve random ones', () => {
    const id = newId('ord', 0, new Uint8Array(ID_RANDOM_BYTES).fill(31));
    expect(id).toBe('ord_0000000000zzzzzzzzzzzz');
    expect(isId(id)).toBe(true);
    expect(isId(id, 'ord')).toBe(true);
    expect(isId(id, 'cus')).toBe(false);
  });

  test('have a unique prefix for each kind', () => {
    const prefixes = Object.values(ID_PREFIXES);
    expect(prefixes.toSorted()).toEqual([...new Set(prefixes)].toSorted());
  });

  test('sort by time', () => {
    fc.assert(
      fc.property(time, time, bytes(12), bytes(12), (a, b, first, second) => {
        fc.pre(a < b);
        expect(newId('ord', a, first) < newId('ord', b, second)).toBe(true);
      }),
    );
  });

  test('differ when the random bits that are used differ', () => {
    const one = newId('ord', 5, new Uint8Array(12));
    const other = newId('ord', 5, new Uint8Array(12).fill(1, 11));
    expect(one).not.toBe(other);
  });

  test.each([
    '',
    'ord',
    'ord_',
    'ord_0000000000zzzzzzzzzzz',
    'ord_0000000000zzzzzzzzzzzu',
    "ord_0000000000zzzzzzzzzzz'",
  ])('%j is not an ID', (text) => expect(isId(text)).toBe(false));

  test('throw on too few random bytes and on impossible times', () => {
    expect(() => newId('ord', 0, new Uint8Array(11))).toThrow(RangeError);
    expect(() => newId('ord', -1, new Uint8Array(12))).toThrow(RangeError);
    expect(() => newId('ord', Number.NaN, new Uint8Array(12))).toThrow(RangeError);
  });
});

describe('order numbers', () => {
  test('show the Indian year and month', () => {
    expect(newOrderNumber('2026-11-21', new Uint8Array(8))).toBe('HT-2611-00000000');
  });

  test('are recognised and survive being read aloud', () => {
    fc.assert(
      fc.property(bytes(8), (random) => {
        const number = newOrderNumber('2026-11-21', random);
        expect(isOrderNumber(number)).toBe(true);
        const misheard = ` ${number.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('-', ' ')} `;
        expect(normaliseOrderNumber(misheard)).toBe(number);
      }),
    );
  });

  test('other text is left as it is, and an invalid number is not recognised', () => {
    expect(normaliseOrderNumber(' ORD/17 ')).toBe('ORD/17');
    expect(isOrderNumber('HT-2611-0000000U')).toBe(false);
  });

  test('throw without a valid date', () => {
    expect(() => newOrderNumber('today', new Uint8Array(8))).toThrow(RangeError);
  });
});
