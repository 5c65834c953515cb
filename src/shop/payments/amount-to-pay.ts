import { sql } from 'kysely';

/** Selects what the customer pays online for the order `o`, in paise: its total without what an exchange paid of it. */
export const amountToPay = sql<number>`(o.total_paise - o.exchange_paise)`;
