import { expect, test } from 'vitest';
import { findState, findStateByGst, formatState, getState, StateKey, STATES } from './state.ts';

test('there are 28 States and 8 Union territories, none twice', () => {
  expect(STATES).toHaveLength(36);
  for (const part of ['key', 'name', 'gst', 'iso'] as const) {
    expect(new Set(STATES.map((state) => state[part])).size, part).toBe(36);
  }
});

test('GST codes run from 01 to 38 without the dead codes 25 and 28', () => {
  const codes = STATES.map((state) => Number(state.gst)).toSorted((a, b) => a - b);
  const expected = Array.from({ length: 38 }, (_, index) => index + 1).filter(
    (code) => code !== 25 && code !== 28,
  );
  expect(codes).toEqual(expected);
});

test.each([
  ['UP', '09'],
  ['MH', '27'],
  ['DL', '07'],
  ['TG', '36'],
  ['AP', '37'],
  ['LA', '38'],
  ['DH', '26'],
  ['OD', '21'],
  ['CG', '22'],
  ['UK', '05'],
] as const)('%s has the GST code %s', (key, gst) => {
  expect(getState(key).gst).toBe(gst);
  expect(findStateByGst(gst)?.key).toBe(key);
});

test('an unknown GST code finds no State', () => {
  expect(['25', '28', '96', '97', '99', '00', ''].map(findStateByGst)).toEqual(Array(7).fill(undefined));
});

test('UTGST is the law in five territories; Delhi, Puducherry and Jammu and Kashmir have SGST', () => {
  expect(STATES.filter((state) => state.isUtgst).map((state) => state.key)).toEqual([
    'AN',
    'CH',
    'DH',
    'LA',
    'LD',
  ]);
});

test.each([
  ['UP', 'UP'],
  ['uttar pradesh', 'UP'],
  ['IN-UP', 'UP'],
  ['IN-TS', 'TG'],
  ['Orissa', 'OD'],
  ['Pondicherry', 'PY'],
  ['Chattisgarh', 'CG'],
  ['Jammu & Kashmir', 'JK'],
  ['Jammu and Kashmir', 'JK'],
  ['Uttaranchal', 'UK'],
  ['New Delhi', 'DL'],
  ['Tamilnadu', 'TN'],
  ['Dadra and Nagar Haveli and Daman and Diu', 'DH'],
  ['Andaman and Nicobar Islands', 'AN'],
])('"%s" means %s', (text, key) => {
  expect(findState(text)?.key).toBe(key);
});

test('every name and alias resolves to its own State', () => {
  for (const state of STATES) {
    for (const name of [state.key, state.name, state.iso, ...state.aliases]) {
      expect(findState(name)?.key, name).toBe(state.key);
    }
  }
});

test.each(['', 'Nepal', 'IN-', '12', 'in'])('"%s" means no State', (text) => {
  expect(findState(text)).toBeUndefined();
});

test('a State is printed with its code', () => {
  expect(formatState('UP')).toBe('Uttar Pradesh (09)');
});

test('an unknown State key is refused', () => {
  expect(StateKey.safeParse('UP').success).toBe(true);
  expect(StateKey.safeParse('Uttar Pradesh').success).toBe(false);
  expect(() => getState('XX' as StateKey)).toThrow(RangeError);
});
