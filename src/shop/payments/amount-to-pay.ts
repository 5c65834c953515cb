import { sql } from 'kysely';

/** Selects the amount that the customer pays online for the order `o`, in paise: its total less the part that an exchange paid. */
export const amountToPay = sql<number>`(o.total_paise - o.exchange_paise)`;
