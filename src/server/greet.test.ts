import { expect, test } from 'vitest';
import { EVERYTHING_OFFERED } from '#domain/seller/offered.ts';
import { readConfig } from './config.ts';
import { greet } from './greet.ts';

const password = 'Q1w2E3r4T5y6U7i8O9p0';
const shop = {
  url: 'http://localhost:3000',
  outbox: true,
  offered: EVERYTHING_OFFERED,
  missing: [],
  demo: { email: 'owner@haat.example', password },
  setup: undefined,
  loaded: Promise.resolve(),
  stop: async () => {},
};
const at = { config: readConfig({}), tookMs: 1200.4 };

test('the demo owner’s password is printed only to a terminal', () => {
  expect(greet({ ...at, shop, isTerminal: true }).join('\n')).toContain(password);
  const piped = greet({ ...at, shop, isTerminal: false }).join('\n');
  expect(piped).not.toContain(password);
  expect(piped).toContain('owner@haat.example');
  expect(piped).toContain('npm run admin -- add-staff');
});

test('the greeting lists what is missing before the shop can sell, and which features are off', () => {
  const offered = { ...EVERYTHING_OFFERED, whatsapp: false, onlinePayment: false };
  const missing = ['Nobody can sign in.'];
  const real = { ...shop, offered, missing, demo: undefined, outbox: false };
  expect(greet({ ...at, config: readConfig({ DEMO: 'off' }), shop: real, isTerminal: true })).toEqual([
    'Haat is open at http://localhost:3000 (ready in 1200 ms)',
    'Nobody can sign in.',
    'Online payment is off: RAZORPAY_KEY_ID is not set.',
    'WhatsApp is off: WHATSAPP_PROVIDER is not set.',
  ]);
});

test('a shop without staff prints the link by which its first owner signs up', () => {
  const setup = `/admin/setup#token=${'a'.repeat(43)}`;
  const empty = { ...shop, demo: undefined, setup };
  const config = readConfig({ DEMO: 'off', PUBLIC_URL: 'https://haat.example' });
  expect(greet({ ...at, config, shop: empty, isTerminal: false })[1]).toBe(
    `Set the shop up here, once, within seven days: https://haat.example${setup}`,
  );
});

test('every printed address uses PUBLIC_URL when it is set', () => {
  const config = readConfig({ DEMO: 'public', HOST: '0.0.0.0', PUBLIC_URL: 'https://demo.example' });
  const said = greet({ ...at, config, shop: { ...shop, url: 'http://0.0.0.0:3000' }, isTerminal: false });
  expect(said.join('\n')).toContain('Messages land in https://demo.example/outbox');
  expect(said.join('\n')).not.toContain('0.0.0.0');
});
