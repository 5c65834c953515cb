import { afterAll, beforeAll, expect, test } from 'vitest';
import { countAnswers, get, post } from '#test/buy.ts';
import { makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { openSetup } from './claim-setup.ts';
import { resetLogin } from './reset-login.ts';

const password = 'a long and plain sentence';
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ seller: null });
});
afterAll(() => shop.close());

function toToken(path: string): string {
  return path.split('#token=')[1]!;
}

test('the first owner signs up by the setup link; of twenty concurrent claims one succeeds, and none later', async () => {
  const system = shop.as({ kind: 'system' });
  const links = [toToken((await openSetup(system))!), toToken((await openSetup(system))!)];
  const claim = (token: string, at: number) => {
    const body = { token, name: 'Asha', email: `asha${at}@example.com`, password };
    return post(shop, '/admin/setup/claim', { body });
  };
  // A link for the setup sets no password, and is not used up by the attempt.
  const attempts = [
    { token: links[0], password },
    { token: links[1], password },
  ].map((body) => post(shop, '/admin/staff/accept', { body }));
  expect(await countAnswers(await Promise.all(attempts))).toEqual({ '404 link.not_found': 2 });
  const twenty = await Promise.all(Array.from({ length: 20 }, (_, at) => claim(links[at % 2]!, at)));
  expect(await countAnswers(twenty)).toEqual({ '201': 1, '404 link.not_found': 19 });
  expect(await openSetup(system)).toBeUndefined();
  const owners = await shop.db.selectFrom('staff').select(['email', 'role']).execute();
  expect(owners).toMatchObject([{ role: 'owner' }]);
  const { email } = owners[0]!;
  expect((await post(shop, '/admin/login', { body: { email, password } })).status).toBe(200);
});

test('a password reset link cannot claim the setup, and still resets the password', async () => {
  const staff = await makeStaff(shop, 'packer');
  const { path } = await resetLogin(shop.as({ kind: 'system' }), await readEmail(staff.staffId));
  const body = { token: toToken(path), name: 'Eve', email: 'eve@example.com', password };
  expect((await post(shop, '/admin/setup/claim', { body })).status).toBe(404);
  expect((await get(shop, '/admin/me', staff)).status).toBe(401);
  const accepted = await post(shop, '/admin/staff/accept', { body: { token: toToken(path), password } });
  expect(await accepted.json()).toMatchObject({ purpose: 'password', name: 'Ravi the packer' });
});

async function readEmail(id: string): Promise<string> {
  const { email } = await shop.db
    .selectFrom('staff')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return email;
}
