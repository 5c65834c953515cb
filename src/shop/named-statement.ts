import { sql } from 'kysely';

/** Said in a statement outside of transactions that finds its rows by a key whatever the values: the database keeps its plan. */
export const plannedOnce = sql`/* planned once */`;
