import { sql } from 'kysely';
import type { Collection } from '#domain/catalogue/collection.ts';
import type { Ctx } from '#shop/context.ts';
import { type Tagging, addCacheTags } from '#shop/remember.ts';
import { meetsRule } from './meets-rule.ts';

type MemberReader = Pick<Ctx, 'db' | 'clock'> & Tagging;

/**
 * The products of a collection. `revision` differs after each reading, so that results cached for other members are not taken for theirs.
 */
export type Members = { ids: readonly string[]; revision: number };

let revisions = 0;

/**
 * Returns the ids of the products of a collection: those picked by hand in their order, live or not, or those that meet its rule. The
 * response being built is dropped from the cache when one of the picked products changes in a way that lists show or, for a rule, when any
 * product does.
 */
export async function readMembers(ctx: MemberReader, { id, isByHand }: Collection): Promise<Members> {
  const tags = isByHand ? ['collections'] : ['collections', 'list:all'];
  if (!isByHand) addCacheTags(ctx, ['list:all']);
  const members = await ctx.memory.remember(`collection ${id}`, tags, async () => ({
    ids: isByHand ? await readPicked(ctx, id) : await readByRule(ctx, id),
    revision: (revisions += 1),
  }));
  if (isByHand)
    addCacheTags(
      ctx,
      members.ids.map((product) => `card:${product}`),
    );
  return members;
}

async function readPicked({ db }: Pick<Ctx, 'db'>, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('collection_products')
    .select('product_id')
    .where('collection_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

async function readByRule({ db, clock }: Pick<Ctx, 'db' | 'clock'>, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from collection_rules r join products p on ${meetsRule(clock.now())}
     where r.collection_id = ${id} and p.status = 'live'`.execute(db);
  return rows.map((row) => row.id);
}
