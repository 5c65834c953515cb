import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPLACED_GRACE_MS } from '#domain/sign-in/session.ts';
import { makeCustomer, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { findActor } from './find-actor.ts';
import { refreshSession } from './refresh-session.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ poolSize: 20 });
  // A session begins so slowly that a copied token always comes back in the meantime.
  await sql`create function begin_slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.05); return new; end $$`.execute(
    shop.db,
  );
  await sql`create trigger sessions_begin_slowly before insert on sessions for each row execute function begin_slowly()`.execute(
    shop.db,
  );
});
afterAll(() => shop.close());

async function countOpen(sessionId: string): Promise<number> {
  const rows = await shop.db
    .selectFrom('sessions as s')
    .innerJoin('sessions as one', 'one.family_id', 's.family_id')
    .select('s.id')
    .where('one.id', '=', sessionId)
    .where('s.ended_at', 'is', null)
    .execute();
  return rows.length;
}

test.each<[string, () => Promise<{ token: string; sessionId: string }>]>([
  ['a customer', () => makeCustomer(shop)],
  ['a member of staff', () => makeStaff(shop)],
])(
  'a copied token of %s, used during nineteen concurrent refreshes of its login, leaves no session open',
  { timeout: 60_000 },
  async (_, make) => {
    for (let round = 0; round < 6; round += 1) {
      const { token: copied, sessionId } = await make();
      const { token: own } = await refreshSession(shop.ctx, copied);
      await findActor(shop.ctx, own);
      shop.clock.advance(REPLACED_GRACE_MS + 1);
      await Promise.all([
        ...Array.from({ length: 19 }, () => refreshSession(shop.ctx, own).catch(() => undefined)),
        findActor(shop.ctx, copied),
      ]);
      expect(await countOpen(sessionId)).toBe(0);
    }
  },
);
