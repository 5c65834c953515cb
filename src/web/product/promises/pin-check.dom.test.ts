import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { rememberPin } from '#web/state/remembered-pin.ts';
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

function mountCheck() {
  vi.stubGlobal('fetch', async () => Response.json(pune));
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
