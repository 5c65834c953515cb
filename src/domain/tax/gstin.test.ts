import * as fc from '#test/fast-check.ts';
import { expect, test } from 'vitest';
import { Gstin, gstinCheckCharacter, gstinState, gstinStateWarning, isGstin, Pan } from './gstin.ts';

const right = ['27AAPFU0939F1ZV', '09AAACH7409R1ZZ', '29AAGCB7383J1Z4', '09ABCDE1234F1ZY'];

test.each(right)('%s is a GSTIN', (gstin) => {
  expect(isGstin(gstin)).toBe(true);
  expect(gstinCheckCharacter(gstin.slice(0, 14))).toBe(gstin[14]);
});

test.each([
  '27AAPFU0939F1ZW',
  '27AAPFU0939F1Z',
  '27AAPFU0939F1ZVV',
  '27aapfu0939f1zv',
  '27AAPFU0939F0ZV',
  '2AAAPFU0939F1ZV',
  '',
])('"%s" is not a GSTIN', (text) => {
  expect(isGstin(text)).toBe(false);
});

test('a single wrong character is always detected', () => {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const input = fc.record({
    gstin: fc.constantFrom(...right),
    place: fc.nat(14),
    character: fc.constantFrom(...alphabet),
  });
  fc.assert(
    fc.property(input, ({ gstin, place, character }) => {
      fc.pre(gstin[place] !== character);
      expect(isGstin(gstin.slice(0, place) + character + gstin.slice(place + 1))).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('spaces and lower-case letters are normalised', () => {
  expect(Gstin.parse(' 09 abcde1234f 1zy ')).toBe('09ABCDE1234F1ZY');
  expect(Pan.parse('abcde 1234 f')).toBe('ABCDE1234F');
});

test('a wrong GSTIN or PAN is refused with a message that shows a valid example', () => {
  expect(Gstin.safeParse('27AAPFU0939F1Z').error?.issues.map(({ message }) => message)).toEqual([
    expect.stringContaining('09ABCDE1234F1ZY'),
  ]);
  for (const wrong of ['ABCDE12345', '9ABCDE1234F', 'ABCDE1234FZ'])
    expect(Pan.safeParse(wrong).error?.issues[0]?.message).toContain('ABCDE1234F');
});

test('a well-formed GSTIN with a wrong check character is refused as mistyped', () => {
  expect(Gstin.safeParse('27AAPFU0939F1ZW').error?.issues.map(({ message }) => message)).toEqual([
    expect.stringContaining('One character of this GSTIN is wrong'),
  ]);
});

test('the first two digits name the State', () => {
  expect(right.map(gstinState)).toEqual(['MH', 'UP', 'KA', 'UP']);
  expect(gstinState('97ABCDE1234F1ZY')).toBeUndefined();
});

test('warns when GSTIN and address are in different States', () => {
  expect(gstinStateWarning('09ABCDE1234F1ZY', 'UP')).toBeUndefined();
  expect(gstinStateWarning('09ABCDE1234F1ZY', 'MH')).toBe(
    'This GSTIN is registered in Uttar Pradesh, the address is in Maharashtra.',
  );
  expect(gstinStateWarning('97ABCDE1234F1ZY', 'MH')).toContain('another place');
});
