import { expect, test } from 'vitest';
import { findParcelMistakes, noParcel, toShipOrder, toTypedParcel } from './courier-choices.ts';

const moments = { shipped_at: null, delivered_at: null };
const other = { ...noParcel, courier: 'other', courier_name: 'Sharma Travels' };

test('only filled-in fields that apply to the courier are sent', () => {
  expect(toShipOrder(other)).toEqual({ courier: 'other', courier_name: 'Sharma Travels' });
  const listed = { ...other, courier: 'dtdc', tracking_number: 'D123456', tracking_url: 'https://x.example' };
  expect(toShipOrder(listed)).toEqual({ courier: 'dtdc', tracking_number: 'D123456' });
});

test('each missing field has its own message', () => {
  expect(findParcelMistakes(other)).toEqual({});
  expect(findParcelMistakes({ ...other, courier_name: '' })).toEqual({
    courier_name: 'Please enter the name of the courier',
  });
  expect(findParcelMistakes({ ...noParcel, courier: 'dtdc' })).toEqual({
    tracking_number: 'Please enter the tracking number',
  });
  expect(findParcelMistakes(noParcel)).toMatchObject({ courier: 'Choose a courier.' });
});

test('a dispatched parcel is shown as it was entered', () => {
  const typed = toTypedParcel({ provider: 'Sharma Travels', number: null, url: null, ...moments });
  expect(typed).toEqual(other);
  const listed = toTypedParcel({ provider: 'DTDC', number: 'D123456', url: null, ...moments });
  expect(listed).toEqual({ ...noParcel, courier: 'dtdc', tracking_number: 'D123456' });
  expect(toTypedParcel({ provider: null, number: null, url: null, ...moments })).toEqual(noParcel);
});
