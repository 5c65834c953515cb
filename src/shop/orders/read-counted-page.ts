import { type SelectQueryBuilder, sql } from 'kysely';
import { MOST_COUNTED, type Paging, toOffset } from '#domain/paging.ts';
import type { Reader } from '#shop/context.ts';

export type CountedPage = { ids: string[]; total: number; more: boolean };

/**
 * Returns the ids of one page of a query. `total` is exact up to `MOST_COUNTED`; beyond it `more` is true, because counting
 * them takes longer than reading the page: each counted row is read from the disk.
 */
export async function readCountedPage<Tables, From extends keyof Tables>(
  { db }: Pick<Reader, 'db'>,
  found: SelectQueryBuilder<Tables, From, { id: string }>,
  wanted: Paging,
): Promise<CountedPage> {
  const counted = found
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`1`.as('one'))
    .limit(MOST_COUNTED + 1);
  const [page, { count }] = await Promise.all([
    found.limit(wanted.limit).offset(toOffset(wanted)).execute(),
    db
      .selectFrom(counted.as('counted'))
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    ids: page.map(({ id }) => id),
    total: Math.min(count, MOST_COUNTED),
    more: count > MOST_COUNTED,
  };
}
