import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs, hourMs } from '#domain/durations.ts';
import { inTransaction } from '#shop/context.ts';
import { makeCustomer, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { endSessionsOf } from '#shop/staff/own-sessions.ts';
import { endAllSessions, endSession } from './end-session.ts';
import { findActor } from './find-actor.ts';
import { refreshSession } from './refresh-session.ts';
import { type StartSession, startSession } from './start-session.ts';
import { hashToken } from '#shop/token.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Returns the kind of a token's actor once every process has heard of the earlier changes. */
async function kindOf(token: string): Promise<string> {
  await shop.changes.settle();
  return (await findActor(shop.ctx, token)).kind;
}

test('a refreshed token is replaced; a late request with the old one is refused without ending the session', async () => {
  const { token } = await makeCustomer(shop);
  const fresh = await refreshSession(shop.ctx, token);
  expect([await kindOf(token), await kindOf(fresh.token)]).toEqual(['guest', 'customer']);
});

test('a replaced token is refreshed again while its successor, whose response was lost, is unused', async () => {
  const { token, customerId } = await makeCustomer(shop);
  const lost = await refreshSession(shop.ctx, token);
  shop.clock.advance(60_000);
  const fresh = await refreshSession(shop.ctx, token);
  expect(fresh).toMatchObject({ customerId, expiresAt: new Date(lost.expiresAt.getTime() + 60_000) });
  expect([await kindOf(token), await kindOf(fresh.token)]).toEqual(['guest', 'customer']);
  const open = shop.db.selectFrom('sessions').select('id').where('customer_id', '=', customerId);
  expect(await open.where('ended_at', 'is', null).execute()).toEqual([{ id: fresh.sessionId }]);
});

test.each<[string, (fresh: string) => Promise<unknown>]>([
  ['used', kindOf],
  ['refreshed', (fresh) => refreshSession(shop.ctx, fresh)],
  ['ended', async (fresh) => endSession(shop.as(await findActor(shop.ctx, fresh)))],
])(
  'a replaced token whose successor was %s is refused, and ends all sessions of its login',
  async (_, use) => {
    const { token, customerId } = await makeCustomer(shop);
    const { token: fresh } = await refreshSession(shop.ctx, token);
    await use(fresh);
    await shop.changes.settle();
    await expect(refreshSession(shop.ctx, token)).rejects.toThrow('Authentication required');
    const open = shop.db.selectFrom('sessions').select('id').where('customer_id', '=', customerId);
    expect(await open.where('ended_at', 'is', null).execute()).toEqual([]);
    await expect(refreshSession(shop.ctx, fresh)).rejects.toThrow('Authentication required');
  },
);

test('a replaced token that is refreshed again after a minute ends all sessions of its login', async () => {
  const { token } = await makeCustomer(shop);
  const fresh = await refreshSession(shop.ctx, token);
  shop.clock.advance(60_001);
  await expect(refreshSession(shop.ctx, token)).rejects.toThrow('Authentication required');
  expect(await kindOf(fresh.token)).toBe('guest');
});

test('a replaced token that has expired in the meantime is not refreshed again', async () => {
  const { token } = await makeCustomer(shop);
  shop.clock.advance(7 * dayMs - 1);
  await refreshSession(shop.ctx, token);
  shop.clock.advance(1);
  await expect(refreshSession(shop.ctx, token)).rejects.toThrow('Authentication required');
});

test.each<[string, (own: string) => Promise<unknown>]>([
  ['uses', kindOf],
  ['refreshes', (own) => expect(refreshSession(shop.ctx, own)).rejects.toThrow('Authentication required')],
])(
  'an attacker who refreshed a replaced token loses the session when its owner %s the new token',
  async (_, use) => {
    const { token } = await makeCustomer(shop);
    const own = await refreshSession(shop.ctx, token);
    const stolen = await refreshSession(shop.ctx, token);
    await use(own.token);
    expect(await kindOf(stolen.token)).toBe('guest');
  },
);

test('a replaced token used more than a minute later ends all sessions of its login, and no others', async () => {
  const { token, customerId } = await makeCustomer(shop);
  const apart = await inTransaction(shop.ctx, (tx) =>
    startSession(tx, { owner: { customerId }, device: '' }),
  );
  const fresh = await refreshSession(shop.ctx, token);
  shop.clock.advance(61_000);
  expect(await kindOf(token)).toBe('guest');
  expect([await kindOf(fresh.token), await kindOf(apart.token)]).toEqual(['guest', 'customer']);
});

test('requests with a replaced token are refused for a minute without ending the session', async () => {
  const { token } = await makeCustomer(shop);
  const fresh = await refreshSession(shop.ctx, token);
  shop.clock.advance(60_000);
  expect([await kindOf(token), await kindOf(fresh.token)]).toEqual(['guest', 'customer']);
});

test('a refresh waits for a command that ends the customer’s sessions, and is then refused', async () => {
  const { token, customerId } = await makeCustomer(shop);
  let refresh: Promise<unknown> | undefined;
  await shop.db.transaction().execute(async (trx) => {
    await trx.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().execute();
    refresh = refreshSession(shop.ctx, token);
    refresh.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 300));
    const ended = { ended_at: shop.clock.now() };
    await trx.updateTable('sessions').set(ended).where('customer_id', '=', customerId).execute();
  });
  await expect(refresh).rejects.toThrow('Authentication required');
});

test('a refreshed session keeps its device, whose name is cut to 200 characters', async () => {
  const { customerId } = await makeCustomer(shop);
  const device = 'Mozilla/5.0 '.repeat(30);
  const { token } = await inTransaction(shop.ctx, (tx) =>
    startSession(tx, { owner: { customerId }, device, deviceId: 'her phone' }),
  );
  const { sessionId } = await refreshSession(shop.ctx, token);
  const kept = shop.db.selectFrom('sessions').select(['device', 'device_hash']).where('id', '=', sessionId);
  expect(await kept.executeTakeFirst()).toEqual({
    device: device.slice(0, 200),
    device_hash: hashToken('her phone'),
  });
});

test('staff who refresh their session stay staff', async () => {
  const { token, staffId } = await makeStaff(shop, 'packer');
  const fresh = await refreshSession(shop.ctx, token);
  expect(await findActor(shop.ctx, fresh.token)).toMatchObject({ kind: 'staff', staffId, role: 'packer' });
});

test('a staff session unused for twelve hours is not refreshed, even with days left', async () => {
  const { token, sessionId } = await makeStaff(shop, 'packer');
  const usedAgo = (milliseconds: number) =>
    shop.db
      .updateTable('sessions')
      .set({ last_used_at: new Date(shop.clock.now().getTime() - milliseconds) })
      .where('id', '=', sessionId)
      .execute();
  await usedAgo(12 * hourMs);
  await expect(refreshSession(shop.ctx, token)).rejects.toThrow('Authentication required');
  await usedAgo(12 * hourMs - 1);
  expect(await kindOf((await refreshSession(shop.ctx, token)).token)).toBe('staff');
});

/** Refreshes a session repeatedly, each time with the newest token, until it is refused. */
async function refreshOnAndOn(token: string): Promise<void> {
  try {
    for (let newest = token; ;) newest = (await refreshSession(shop.ctx, newest)).token;
  } catch (error) {
    expect((error as Error).message).toBe('Authentication required');
  }
}

test.each<[string, () => Promise<{ owner: StartSession['owner']; endAll: () => Promise<void> }>]>([
  [
    'a customer',
    async () => {
      const { ctx, customerId } = await makeCustomer(shop);
      return { owner: { customerId }, endAll: () => endAllSessions(ctx) };
    },
  ],
  [
    'a member of staff',
    async () => {
      const [owner, { staffId }] = [await makeStaff(shop, 'owner'), await makeStaff(shop, 'packer')];
      return { owner: { staffId }, endAll: () => endSessionsOf(owner.ctx, staffId) };
    },
  ],
])('nineteen continuously refreshed sessions of %s all end when all sessions are ended', async (_, make) => {
  for (let round = 0; round < 5; round += 1) {
    const { owner, endAll } = await make();
    const starting = Array.from({ length: 19 }, () =>
      inTransaction(shop.ctx, (tx) => startSession(tx, { owner, device: '' })),
    );
    const refreshing = (await Promise.all(starting)).map(({ token }) => refreshOnAndOn(token));
    await endAll();
    const column = 'staffId' in owner ? 'staff_id' : 'customer_id';
    const open = shop.db.selectFrom('sessions').select('id').where(column, '=', Object.values(owner)[0]!);
    expect(await open.where('ended_at', 'is', null).execute()).toEqual([]);
    await Promise.all(refreshing);
  }
});

test('twenty refreshes at once with one token leave exactly one session open', async () => {
  const { token, customerId } = await makeCustomer(shop);
  const fresh = await Promise.all(Array.from({ length: 20 }, () => refreshSession(shop.ctx, token)));
  const open = shop.db.selectFrom('sessions').select('id').where('customer_id', '=', customerId);
  const left = await open.where('ended_at', 'is', null).execute();
  expect(left).toHaveLength(1);
  expect(fresh.map(({ sessionId }) => sessionId)).toContain(left[0]!.id);
});

test.each(['expired', 'logged out'])('a token that is %s is not refreshed', async (how) => {
  const { ctx, token } = await makeCustomer(shop);
  if (how === 'expired') shop.clock.advance(8 * dayMs);
  else await endSession(ctx);
  await expect(refreshSession(shop.ctx, token)).rejects.toThrow('Authentication required');
});
