import { expect, test } from 'vitest';
import { fillPlace, listPlaces, type PinPlace } from './fill-from-pin.ts';

const bengaluru: PinPlace = { city: 'Bengaluru', state: 'KA' };
const lucknow: PinPlace = { city: 'Lucknow', state: 'UP' };
const empty = { city: '', state: '' };

test('a PIN fills what is empty', () => {
  expect(fillPlace(empty, [bengaluru], {})).toEqual(bengaluru);
});

test('a corrected PIN takes back what the one before had filled', () => {
  expect(fillPlace(bengaluru, [lucknow], bengaluru)).toEqual(lucknow);
});

test('a town that somebody typed stays in its State, and does not follow into another', () => {
  const whitefield = { city: 'Whitefield', state: 'KA' };
  expect(fillPlace(whitefield, [bengaluru], bengaluru)).toEqual({});
  expect(fillPlace(whitefield, [lucknow], bengaluru)).toEqual(lucknow);
});

test('what is one of the places of a PIN stays as it is', () => {
  const places: [PinPlace, PinPlace] = [lucknow, { city: 'Unnao', state: 'UP' }];
  expect(fillPlace({ city: 'Unnao', state: 'UP' }, places, {})).toEqual({});
});

test('between two States somebody who chose one keeps it, and gets its town', () => {
  const places: [PinPlace, PinPlace] = [bengaluru, { city: 'Hosur', state: 'TN' }];
  expect(fillPlace({ city: '', state: 'TN' }, places, {})).toEqual({ city: 'Hosur' });
  expect(fillPlace({ city: '', state: 'GA' }, places, {})).toEqual({ city: 'Bengaluru' });
  expect(fillPlace({ city: '', state: 'GA' }, places, { state: 'GA' })).toEqual(bengaluru);
});

test('a town of several districts is one place', () => {
  const delhi: PinPlace = { city: 'New Delhi', state: 'DL' };
  expect(listPlaces([delhi, { ...delhi }])).toEqual([delhi]);
});
