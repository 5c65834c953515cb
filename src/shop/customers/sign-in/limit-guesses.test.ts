import { afterAll, beforeAll, expect, test } from 'vitest';
import { isShopError } from '#domain/error.ts';
import { SHARED_ADDRESS } from '#shop/rate-limits/limit-address.ts';
import { tryConsume } from '#shop/rate-limits/consume.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import type { WhoAsks } from '#shop/customers/sessions/caller.ts';
import { login } from './login.ts';
import { register } from './register.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ limits: true });
});
afterAll(() => shop.close());

const password = 'a long enough one';
const from = (address: string, deviceId?: string): WhoAsks => ({ address, deviceId, device: 'a phone' });

function tryLogin(email: string, word: string, who: WhoAsks): Promise<string> {
  return login(shop.ctx, { email, password: word }, who).then(
    () => 'in',
    (error: unknown) => (isShopError(error) ? error.code : String(error)),
  );
}

/** Returns how many wrong passwords are compared before the caller must wait. */
async function countGuesses(email: string, who: WhoAsks): Promise<number> {
  for (let count = 0; count < 30; count += 1)
    if ((await tryLogin(email, 'wrong', who)) === 'rate.limited') return count;
  return Infinity;
}

let people = 0;
/** Registers a customer on a device and returns the email. */
async function signUp(deviceId: string): Promise<string> {
  people += 1;
  const email = `person${people}@example.com`;
  const at = from(`198.51.100.${people}`, deviceId);
  await register(shop.ctx, { name: 'Asha', email, password }, at);
  return email;
}

test('a device known to one account is unknown to another, and to an e-mail without an account', async () => {
  const [asha] = [await signUp('asha’s phone'), await signUp('ravi’s phone')];
  expect(await countGuesses(asha, from('203.0.113.1', 'ravi’s phone'))).toBe(10);
  expect(await countGuesses('nobody@example.com', from('203.0.113.2', 'asha’s phone'))).toBe(10);
});

test('a device known to an account has twenty tries from one address, and uses up no other customer’s', async () => {
  const [sita, gita] = [await signUp('sita’s phone'), await signUp('gita’s phone')];
  expect(await countGuesses(sita, from('203.0.113.3', 'sita’s phone'))).toBe(20);
  expect(await tryLogin(gita, password, from('203.0.113.3', 'gita’s phone'))).toBe('in');
});

test('behind an undeclared proxy, an e-mail is not limited by the shared address', async () => {
  const email = await signUp('a phone behind a proxy');
  // Twenty tries are free, and one more is allowed by the slow limit.
  expect(await countGuesses(email, from(SHARED_ADDRESS))).toBe(21);
});

test('guessing at one account does not slow down another', async () => {
  const emails = [await signUp('a first phone'), await signUp('a second phone')];
  for (const email of emails) {
    const free = { key: `login/free/${email}`, limits: [{ count: 20, seconds: 3600 }] };
    for (let count = 0; count < 20; count += 1) await tryConsume(shop.ctx, free);
  }
  const answers = [];
  for (const email of emails) answers.push(await tryLogin(email, password, from('203.0.113.4')));
  expect(answers).toEqual(['in', 'in']);
  expect(await tryLogin(emails[0]!, password, from('203.0.113.5'))).toBe('rate.limited');
});
