import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashSecret } from '#shop/customers/sign-in/hash-secret.ts';
import { makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { addStaff } from './add-staff.ts';
import { logInStaff } from './log-in.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await makeStaff(shop, 'owner');
});
afterAll(() => shop.close());

const password = 'a long and plain sentence';
const who = { address: '198.51.100.1', device: 'a desk' };

test.each([
  [
    'a password that is replaced',
    async () => ({ password_hash: await hashSecret(shop.ctx, 'another long one') }),
  ],
  ['access that ends', async () => ({ ended_at: shop.clock.now() })],
])('%s while the password is compared opens no session', async (what, change) => {
  const email = `${what.replaceAll(' ', '-')}@example.com`;
  const system = shop.as({ kind: 'system' });
  const { id } = await addStaff(system, { email, name: 'Meera', role: 'packer', password });
  const changed = await change();
  let attempt: Promise<unknown> | undefined;
  await shop.db.transaction().execute(async (trx) => {
    await trx.updateTable('staff').set(changed).where('id', '=', id).execute();
    // The login reads the row as it was, and then waits for this transaction.
    attempt = logInStaff(shop.ctx, { email, password }, who);
    attempt.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  await expect(attempt).rejects.toMatchObject({ kind: 'unauthenticated', code: 'login.failed' });
});
