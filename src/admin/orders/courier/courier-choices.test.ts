import { expect, test } from 'vitest';
import { findParcelMistakes, noParcel, toShipOrder, toTypedParcel } from './courier-choices.ts';

const moments = { shipped_at: null, delivered_at: null };
const other = { ...noParcel, courier: 'other', courier_name: 'Sharma Travels' };

test('only what is filled in and belongs to the courier is sent', () => {
  expect(toShipOrder(other)).toEqual({ courier: 'other', courier_name: 'Sharma Travels' });
  const listed = { ...other, courier: 'dtdc', tracking_number: 'D123456', tracking_url: 'https://x.example' };
  expect(toShipOrder(listed)).toEqual({ courier: 'dtdc', tracking_number: 'D123456' });
});

test('each field says what it lacks', () => {
  expect(findParcelMistakes(other)).toEqual({});
  expect(findParcelMistakes({ ...other, courier_name: '' })).toEqual({
    courier_name: 'Please enter the name of the courier',
  });
  expect(findParcelMistakes({ ...noParcel, courier: 'dtdc' })).toEqual({
    tracking_number: 'Please enter the tracking number',
  });
  expect(findParcelMistakes(noParcel)).toMatchObject({ courier: 'Choose a courier.' });
});

test('a parcel that left is shown as it was typed', () => {
  const typed = toTypedParcel({ provider: 'Sharma Travels', number: null, url: null, ...moments });
  expect(typed).toEqual(other);
  const listed = toTypedParcel({ provider: 'DTDC', number: 'D123456', url: null, ...moments });
  expect(listed).toEqual({ ...noParcel, courier: 'dtdc', tracking_number: 'D123456' });
  expect(toTypedParcel({ provider: null, number: null, url: null, ...moments })).toEqual(noParcel);
});
