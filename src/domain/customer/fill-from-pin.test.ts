import { expect, test } from 'vitest';
import { fillPlace, listPlaces, type PinPlace } from './fill-from-pin.ts';

const bengaluru: PinPlace = { city: 'Bengaluru', state: 'KA' };
const lucknow: PinPlace = { city: 'Lucknow', state: 'UP' };
const empty = { city: '', state: '' };

test('a PIN code fills the empty city and state', () => {
  expect(fillPlace(empty, [bengaluru], {})).toEqual(bengaluru);
});

test('a corrected PIN code replaces what the previous one filled in', () => {
  expect(fillPlace(bengaluru, [lucknow], bengaluru)).toEqual(lucknow);
});

test('a typed town is kept within its state and replaced when the PIN code is in another state', () => {
  const whitefield = { city: 'Whitefield', state: 'KA' };
  expect(fillPlace(whitefield, [bengaluru], bengaluru)).toEqual({});
  expect(fillPlace(whitefield, [lucknow], bengaluru)).toEqual(lucknow);
});

test('a place that belongs to the PIN code is left unchanged', () => {
  const places: [PinPlace, PinPlace] = [lucknow, { city: 'Unnao', state: 'UP' }];
  expect(fillPlace({ city: 'Unnao', state: 'UP' }, places, {})).toEqual({});
});

test('for a PIN code in two states, a chosen state is kept and a town is filled in', () => {
  const places: [PinPlace, PinPlace] = [bengaluru, { city: 'Hosur', state: 'TN' }];
  expect(fillPlace({ city: '', state: 'TN' }, places, {})).toEqual({ city: 'Hosur' });
  expect(fillPlace({ city: '', state: 'GA' }, places, {})).toEqual({ city: 'Bengaluru' });
  expect(fillPlace({ city: '', state: 'GA' }, places, { state: 'GA' })).toEqual(bengaluru);
});

test('a town in several districts is listed once', () => {
  const delhi: PinPlace = { city: 'New Delhi', state: 'DL' };
  expect(listPlaces([delhi, { ...delhi }])).toEqual([delhi]);
});
