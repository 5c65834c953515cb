import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { readPin, rememberPin } from '#web/state/remembered-pin.ts';
import * as words from '../words.ts';
import { PinCheck } from './pin-check.tsx';

const pune = {
  city: 'Pune',
  state: 'MH',
  state_name: 'Maharashtra',
  cod_offered: true,
  served: true,
  courier_days: null,
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function mountCheck(answer: (url: string) => Promise<Response> = async () => Response.json(pune)) {
  vi.stubGlobal('fetch', (url: string) => answer(url));
  const terms = { isCodEnabled: true, codLimitPaise: 10_000_00, codChargePaise: 50_00 };
  return mount(() => createElement(PinCheck, { pricePaise: 722_00, occasion: null, ...terms }));
}

test('an answer leaves the focus on the button that takes the place of the field', async () => {
  const { user } = mountCheck();
  await user.type(await screen.findByLabelText(words.deliveryTo), '411001{Enter}');
  const change = await screen.findByRole('button', { name: words.changePin('411001') });
  expect(document.activeElement).toBe(change);
});

test('the answer for a remembered PIN code takes no focus', async () => {
  rememberPin('411001');
  mountCheck();
  await screen.findByRole('button', { name: words.changePin('411001') });
  expect(document.activeElement).toBe(document.body);
});

test('a PIN code that is typed while the remembered one is looked up stays, and its own answer is shown', async () => {
  rememberPin('411001');
  const known = Promise.withResolvers<Response>();
  const delhi = { ...pune, city: 'New Delhi', state: 'DL', state_name: 'Delhi' };
  const { user } = mountCheck(async (url) => (url.includes('411001') ? known.promise : Response.json(delhi)));
  const field = await screen.findByDisplayValue<HTMLInputElement>('411001');
  await user.clear(field);
  await user.type(field, '110001{Enter}');
  await screen.findByRole('button', { name: words.changePin('110001') });
  known.resolve(Response.json(pune));
  await new Promise((resolve) => setTimeout(resolve, 50));
  screen.getByRole('button', { name: words.changePin('110001') });
  expect(readPin()).toBe('110001');
});

test('the answer for the remembered PIN code does not take away a field in which another is being typed', async () => {
  rememberPin('411001');
  const known = Promise.withResolvers<Response>();
  const { user } = mountCheck(() => known.promise);
  const field = await screen.findByDisplayValue<HTMLInputElement>('411001');
  await user.clear(field);
  await user.type(field, '1100');
  known.resolve(Response.json(pune));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(field.isConnected && field.value).toBe('1100');
});
