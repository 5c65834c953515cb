import { afterAll, beforeAll, expect, test } from 'vitest';
import { isShopError } from '#domain/error.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { login } from './login.ts';
import { register } from './register.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ limits: true });
});
afterAll(() => shop.close());

const password = 'a long enough one';
const who = (index: number) => ({ address: `198.51.100.${index}`, device: 'a desk' });
const told = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'in',
    (error: unknown) => (isShopError(error) ? error.code : String(error)),
  );

test('a password is guessed at ten times in fifteen minutes, from however many places', async () => {
  await register(shop.ctx, { name: 'Asha', email: 'asha@example.com', password }, who(1));
  for (let index = 0; index < 10; index += 1) {
    const email = index % 2 ? 'asha@example.com' : 'ASHA@example.com';
    expect(await told(login(shop.ctx, { email, password: 'wrong' }, who(index)))).toBe('login.failed');
  }
  expect(await told(login(shop.ctx, { email: 'asha@example.com', password }, who(11)))).toBe('rate.limited');
  shop.clock.advance(15 * 60_000);
  expect(await told(login(shop.ctx, { email: 'asha@example.com', password }, who(12)))).toBe('in');
});

test('one network tries thirty times an hour, for however many addresses', async () => {
  for (let index = 0; index < 30; index += 1) {
    const email = `nobody${index}@example.com`;
    expect(await told(login(shop.ctx, { email, password }, who(99)))).toBe('login.failed');
  }
  expect(await told(login(shop.ctx, { email: 'nobody@example.com', password }, who(99)))).toBe(
    'rate.limited',
  );
});

test('of five registrations of one address at once one gets it', async () => {
  const account = { name: 'Ravi', email: 'ravi@example.com', password };
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, (_, index) => told(register(shop.ctx, account, who(50 + index)))),
  );
  expect(outcomes.toSorted()).toEqual(['email.taken', 'email.taken', 'email.taken', 'email.taken', 'in']);
});

test('only an argon2id hash of the password is kept, and it is worth nothing without the pepper', async () => {
  await register(shop.ctx, { name: 'Sita', email: 'sita@example.com', password }, who(70));
  const { password_hash } = await shop.db
    .selectFrom('customers')
    .select('password_hash')
    .where('email', '=', 'sita@example.com')
    .executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const elsewhere = { ...shop.ctx, peppers: ['another pepper'] as const };
  expect(await told(login(elsewhere, { email: 'sita@example.com', password }, who(71)))).toBe('login.failed');
});
