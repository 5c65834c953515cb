import { afterAll, beforeAll, expect, test } from 'vitest';
import { isShopError } from '#domain/error.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { addStaff } from '#shop/staff/add-staff.ts';
import type { WhoAsks } from '#shop/customers/sessions/caller.ts';
import { limitGuesses } from './limit-guesses.ts';
import { logInStaff } from '#shop/staff/log-in.ts';
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

test('one address has ten password guesses in fifteen minutes, regardless of the e-mail’s case', async () => {
  await register(shop.ctx, { name: 'Asha', email: 'asha@example.com', password }, who(1));
  for (let index = 0; index < 10; index += 1) {
    const email = index % 2 ? 'asha@example.com' : 'ASHA@example.com';
    expect(await told(login(shop.ctx, { email, password: 'wrong' }, who(2)))).toBe('login.failed');
  }
  expect(await told(login(shop.ctx, { email: 'asha@example.com', password }, who(2)))).toBe('rate.limited');
  expect(await told(login(shop.ctx, { email: 'asha@example.com', password }, who(3)))).toBe('in');
  shop.clock.advance(15 * 60_000);
  expect(await told(login(shop.ctx, { email: 'asha@example.com', password }, who(2)))).toBe('in');
});

test.each(['customer', 'owner'])(
  'under attack from fifty addresses a %s signs in at once on a known device, and within seconds on another',
  async (kind) => {
    const email = `${kind}.guessed@example.com`;
    const signIn =
      kind === 'customer'
        ? (word: string, from: WhoAsks) => login(shop.ctx, { email, password: word }, from)
        : (word: string, from: WhoAsks) => logInStaff(shop.ctx, { email, password: word }, from);
    if (kind === 'customer') await register(shop.ctx, { name: 'Asha', email, password }, who(1));
    else await addStaff(shop.as({ kind: 'system' }), { name: 'Asha', email, role: 'owner', password });
    const own = { ...who(5), deviceId: 'her own phone' };
    expect(await told(signIn(password, own))).toBe('in');
    const guess = (index: number) => told(signIn('wrong', { address: `203.0.113.${index}`, device: '' }));
    const guesses = await Promise.all(Array.from({ length: 50 }, (_, index) => guess(index)));
    expect(guesses.filter((each) => each === 'login.failed').length).toBeLessThanOrEqual(21);
    expect(guesses.filter((each) => each === 'rate.limited').length).toBeGreaterThanOrEqual(29);
    expect(await told(signIn(password, own))).toBe('in');
    expect(await told(signIn(password, { ...own, address: '203.0.113.3' }))).toBe('in');
    const stranger = { ...who(6), deviceId: 'a new tablet' };
    expect(await told(signIn(password, stranger))).toBe('rate.limited');
    shop.clock.advance(5000);
    expect(await told(signIn(password, stranger))).toBe('in');
  },
);

test('a device known to one account is unknown to another, and has twenty guesses there', async () => {
  await register(shop.ctx, { name: 'Sita', email: 'sita.known@example.com', password }, who(60));
  const mine = { ...who(61), deviceId: 'a guessing phone' };
  await register(shop.ctx, { name: 'Ravi', email: 'ravi.known@example.com', password }, mine);
  const guesses = [];
  for (let index = 0; index < 21; index += 1) {
    const from = { ...mine, address: `203.0.113.${100 + index}` };
    guesses.push(await told(login(shop.ctx, { email: 'sita.known@example.com', password: 'wrong' }, from)));
  }
  expect(guesses).toEqual([...Array(20).fill('login.failed'), 'rate.limited']);
});

test('one address has three hundred tries an hour, for any number of e-mails', async () => {
  const address = '192.0.2.9';
  const outcomes = [];
  for (let index = 0; index < 301; index += 1) {
    const caller = limitGuesses(
      shop.ctx,
      { address },
      { kind: 'login', email: `${index}@example.com`, owner: undefined, perAddressAndEmail: 10 },
    );
    outcomes.push(await told(caller));
  }
  expect(outcomes).toEqual([...Array(300).fill('in'), 'rate.limited']);
});

test('of five registrations at once with one e-mail, one succeeds', async () => {
  const account = { name: 'Ravi', email: 'ravi@example.com', password };
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, (_, index) => told(register(shop.ctx, account, who(50 + index)))),
  );
  expect(outcomes.toSorted()).toEqual(['email.taken', 'email.taken', 'email.taken', 'email.taken', 'in']);
});

test('only an argon2id hash of the password is stored, and it does not verify without the pepper', async () => {
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
