import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import { makeCustomer, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { endAllSessions, endSession, endSessionOf } from './end-session.ts';
import { findActor } from './find-actor.ts';
import { listSessions } from './list-sessions.ts';
import { refreshSession } from './refresh-session.ts';
import { startSession } from './start-session.ts';
import { hashToken } from './token.ts';

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

test('a token is who logged in with it, until it expires after seven days', async () => {
  const { token, customerId, sessionId } = await makeCustomer(shop);
  expect(await findActor(shop.ctx, token)).toEqual({ kind: 'customer', customerId, sessionId });
  expect(await kindOf(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBe('guest');
  shop.clock.advance(7 * 24 * 3_600_000 - 1);
  expect(await kindOf(token)).toBe('customer');
  shop.clock.advance(1);
  expect(await kindOf(token)).toBe('guest');
});

test('logging out ends the token at once, and only that one', async () => {
  const { ctx, token, customerId } = await makeCustomer(shop);
  const other = await inTransaction(shop.ctx, (tx) =>
    startSession(tx, { owner: { customerId }, device: 'a tablet' }),
  );
  await endSession(ctx);
  expect([await kindOf(token), await kindOf(other.token)]).toEqual(['guest', 'customer']);
});

test('a refreshed token is replaced, and a request that was on its way with the old one is only refused', async () => {
  const { token } = await makeCustomer(shop);
  const fresh = await refreshSession(shop.ctx, token);
  expect([await kindOf(token), await kindOf(fresh.token)]).toEqual(['guest', 'customer']);
});

test('a replaced token is refreshed again while its successor, whose answer was lost, is unused', async () => {
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

test('a token that has expired meanwhile is not refreshed again', async () => {
  const { token } = await makeCustomer(shop);
  shop.clock.advance(7 * 24 * 3_600_000 - 1);
  await refreshSession(shop.ctx, token);
  shop.clock.advance(1);
  await expect(refreshSession(shop.ctx, token)).rejects.toThrow('Authentication required');
});

test.each<[string, (own: string) => Promise<unknown>]>([
  ['uses', kindOf],
  ['refreshes', (own) => expect(refreshSession(shop.ctx, own)).rejects.toThrow('Authentication required')],
])(
  'a thief who refreshed a replaced token loses the session when its owner %s the new one',
  async (_, use) => {
    const { token } = await makeCustomer(shop);
    const own = await refreshSession(shop.ctx, token);
    const stolen = await refreshSession(shop.ctx, token);
    await use(own.token);
    expect(await kindOf(stolen.token)).toBe('guest');
  },
);

test('a replaced token that is used long after ends all that came from its login', async () => {
  const { token, customerId } = await makeCustomer(shop);
  const apart = await inTransaction(shop.ctx, (tx) =>
    startSession(tx, { owner: { customerId }, device: '' }),
  );
  const fresh = await refreshSession(shop.ctx, token);
  shop.clock.advance(61_000);
  expect(await kindOf(token)).toBe('guest');
  expect([await kindOf(fresh.token), await kindOf(apart.token)]).toEqual(['guest', 'customer']);
});

test('requests that were on their way with a replaced token are forgiven for a minute', async () => {
  const { token } = await makeCustomer(shop);
  const fresh = await refreshSession(shop.ctx, token);
  shop.clock.advance(60_000);
  expect([await kindOf(token), await kindOf(fresh.token)]).toEqual(['guest', 'customer']);
});

test('a refresh waits for a command that ends the sessions of its customer, and is refused by it', async () => {
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

test('a refreshed session stays on the device it began on, which is named in 200 characters', async () => {
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

test('of twenty refreshes at once with one token exactly one session is left open', async () => {
  const { token, customerId } = await makeCustomer(shop);
  const fresh = await Promise.all(Array.from({ length: 20 }, () => refreshSession(shop.ctx, token)));
  const open = shop.db.selectFrom('sessions').select('id').where('customer_id', '=', customerId);
  const left = await open.where('ended_at', 'is', null).execute();
  expect(left).toHaveLength(1);
  expect(fresh.map(({ sessionId }) => sessionId)).toContain(left[0]!.id);
});

test.each(['expired', 'logged out'])('a token that is %s is not refreshed', async (how) => {
  const { ctx, token } = await makeCustomer(shop);
  if (how === 'expired') shop.clock.advance(8 * 24 * 3_600_000);
  else await endSession(ctx);
  await expect(refreshSession(shop.ctx, token)).rejects.toThrow('Authentication required');
});

test('the last use is noted, at most once a minute', async () => {
  const { token, sessionId } = await makeCustomer(shop);
  const lastUsed = async () => {
    const row = await shop.db
      .selectFrom('sessions')
      .select('last_used_at')
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    return row.last_used_at.getTime();
  };
  const start = await lastUsed();
  shop.clock.advance(59_000);
  await findActor(shop.ctx, token);
  expect(await lastUsed()).toBe(start);
  shop.clock.advance(1000);
  await findActor(shop.ctx, token);
  expect(await lastUsed()).toBe(start + 60_000);
});

test('a customer sees their own sessions, ends one of them, and all of them', async () => {
  const [mine, foreign] = [await makeCustomer(shop), await makeCustomer(shop)];
  const { customerId } = mine;
  const tablet = await inTransaction(shop.ctx, (tx) =>
    startSession(tx, { owner: { customerId }, device: 'a tablet' }),
  );
  const listed = await listSessions(mine.ctx);
  expect(listed.map(({ device, isCurrent }) => [device, isCurrent]).toSorted()).toEqual([
    ['a tablet', false],
    ['a test', true],
  ]);
  await expect(endSessionOf(foreign.ctx, tablet.sessionId)).rejects.toThrow('Session not found');
  await endSessionOf(mine.ctx, tablet.sessionId);
  expect([await kindOf(tablet.token), await kindOf(mine.token)]).toEqual(['guest', 'customer']);
  await endAllSessions(mine.ctx);
  expect([await kindOf(mine.token), await kindOf(foreign.token)]).toEqual(['guest', 'customer']);
});

test('who was seen before is known without the database, until any session has ended', async () => {
  const [buyer, other] = [await makeCustomer(shop), await makeCustomer(shop)];
  const blind: Ctx = {
    ...shop.ctx,
    get db(): never {
      throw new Error('the database was asked');
    },
  };
  expect(await kindOf(buyer.token)).toBe('customer');
  expect(await findActor(blind, buyer.token)).toMatchObject({ customerId: buyer.customerId });
  await endSession(other.ctx);
  await shop.changes.settle();
  await expect(findActor(blind, buyer.token)).rejects.toThrow('the database was asked');
});

test('a session is read again after a minute', async () => {
  const { token } = await makeCustomer(shop);
  let reads = 0;
  const counting: Ctx = {
    ...shop.ctx,
    get db() {
      reads += 1;
      return shop.ctx.db;
    },
  };
  await findActor(counting, token);
  const first = reads;
  await findActor(counting, token);
  expect([first > 0, reads]).toEqual([true, first]);
  shop.clock.advance(60_000);
  await findActor(counting, token);
  expect(reads).toBeGreaterThan(first);
});

test('nobody is known from memory while nothing may be answered from it', async () => {
  const { token } = await makeCustomer(shop);
  expect(await kindOf(token)).toBe('customer');
  const unsure = { ...shop.ctx.memory, isCurrent: () => false };
  // The session ends without a trigger, so no process hears of it.
  await shop.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update sessions set ended_at = now() where token_hash = ${hashToken(token)}`.execute(trx);
  });
  expect(await findActor({ ...shop.ctx, memory: unsure }, token)).toEqual({ kind: 'guest' });
});

test('a token that was ended at one process is worth nothing at another once that one has heard of it, however often it was used there', async () => {
  const beside = await openShop({ beside: shop.connection });
  try {
    for (let round = 0; round < 30; round += 1) {
      const { headers } = await makeCustomer(shop);
      const ask = () => beside.app.request('/api/v1/profile', { headers });
      expect((await ask()).status).toBe(200);
      // A session is being read while it ends.
      const racing = [ask(), ask()];
      const ended = await shop.app.request('/api/v1/auth/logout', { method: 'POST', headers });
      expect(ended.status).toBe(204);
      await beside.changes.settle();
      expect((await ask()).status).toBe(401);
      await Promise.all(racing);
      expect((await ask()).status).toBe(401);
    }
  } finally {
    await beside.close();
  }
});

test('a token of staff is staff with their role, until they have left', async () => {
  const staffId = makeId(shop.ctx, 'sta');
  const now = shop.clock.now();
  await shop.db
    .insertInto('staff')
    .values({
      id: staffId,
      email: `${staffId}@example.com`,
      name: 'Ravi',
      role: 'packer',
      password_hash: '',
      created_at: now,
    })
    .execute();
  const { token } = await inTransaction(shop.ctx, (tx) =>
    startSession(tx, { owner: { staffId }, device: '' }),
  );
  expect(await findActor(shop.ctx, token)).toMatchObject({ kind: 'staff', staffId, role: 'packer' });
  await shop.db.updateTable('staff').set({ ended_at: now }).where('id', '=', staffId).execute();
  expect(await kindOf(token)).toBe('guest');
});
