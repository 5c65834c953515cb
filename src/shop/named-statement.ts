import { sql } from 'kysely';
import { PLANNED_ONCE } from '#platform/postgres/named-statements.ts';

/** Marks a statement that finds its rows by a key and runs in no transaction: PostgreSQL keeps its plan for all values. */
export const namedStatement = sql.raw(PLANNED_ONCE);
