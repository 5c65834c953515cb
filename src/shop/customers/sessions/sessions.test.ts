import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import { makeCustomer } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { endAllSessions, endSession, endSessionOf } from './end-session.ts';
import { findActor } from './find-actor.ts';
import { listSessions } from './list-sessions.ts';
import { startSession } from './start-session.ts';
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

test('a token identifies its customer until it expires after seven days', async () => {
  const { token, customerId, sessionId } = await makeCustomer(shop);
  expect(await findActor(shop.ctx, token)).toEqual({ kind: 'customer', customerId, sessionId });
  expect(await kindOf(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBe('guest');
  shop.clock.advance(7 * dayMs - 1);
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

test('the last use is recorded at most once a minute', async () => {
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

test('a customer lists their own sessions, and can end one or all of them', async () => {
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

test('a known session is answered from memory until any session has ended', async () => {
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

test('a cached session is read again after a minute', async () => {
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

test('a session is not answered from memory while the memory is not current', async () => {
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

test('a token ended in one process is refused by another that has heard of it, even if in use there', async () => {
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

test('a staff token identifies the staff member and their role until they leave', async () => {
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
