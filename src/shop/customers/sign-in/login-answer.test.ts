import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { findActor } from '#shop/customers/sessions/find-actor.ts';
import { hashSecret } from './hash-secret.ts';
import { login } from './login.ts';
import { register } from './register.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const password = 'a long enough one';
const who = { address: '198.51.100.1', device: 'a desk' };
const failed = { kind: 'unauthenticated', code: 'login.failed', message: 'Invalid email or password' };

test('a login returns a working session', async () => {
  const { customer } = await register(shop.ctx, { name: 'Asha', email: 'asha@example.com', password }, who);
  const answer = await login(shop.ctx, { email: 'Asha@Example.com', password }, who);
  expect(answer).toMatchObject({ customer: { id: customer.id }, isNew: false });
  expect(await findActor(shop.ctx, answer.token)).toEqual({
    kind: 'customer',
    customerId: customer.id,
    sessionId: answer.sessionId,
  });
});

test('an email without an account and a wrong password have the same answer', async () => {
  await register(shop.ctx, { name: 'Ravi', email: 'ravi@example.com', password }, who);
  for (const email of ['ravi@example.com', 'nobody@example.com']) {
    const guess = login(shop.ctx, { email, password: 'wrong' }, who);
    await expect(guess).rejects.toMatchObject(failed);
  }
});

test('a password replaced while it is being compared does not log in', async () => {
  const { customer } = await register(shop.ctx, { name: 'Sita', email: 'sita@example.com', password }, who);
  const password_hash = await hashSecret(shop.ctx, 'another long one');
  let attempt: Promise<unknown> | undefined;
  await shop.db.transaction().execute(async (trx) => {
    await trx.updateTable('customers').set({ password_hash }).where('id', '=', customer.id).execute();
    // The login reads the old hash, and then waits for this transaction.
    attempt = login(shop.ctx, { email: 'sita@example.com', password }, who);
    attempt.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  await expect(attempt).rejects.toMatchObject(failed);
});

test('a login rehashes the password with the newest pepper, so that the old one can be removed', async () => {
  await register(shop.ctx, { name: 'Gita', email: 'gita@example.com', password }, who);
  const gita = { email: 'gita@example.com', password };
  const both = { ...shop.ctx, peppers: ['a new pepper', shop.ctx.peppers[0]] as const };
  const onlyNew = { ...shop.ctx, peppers: ['a new pepper'] as const };
  await expect(login(onlyNew, gita, who)).rejects.toMatchObject(failed);
  await login(both, gita, who);
  expect(await login(onlyNew, gita, who)).toMatchObject({ isNew: false });
});
