import { sql } from 'kysely';
import { PLANNED_ONCE } from '#platform/postgres/named-statements.ts';

/** Marks a statement outside of transactions that finds its rows by a key, whatever the values: PostgreSQL keeps its plan. */
export const namedStatement = sql.raw(PLANNED_ONCE);
