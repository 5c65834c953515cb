import { sql } from 'kysely';
import { invalid } from '#domain/error.ts';
import { answerOnceIn } from '#shop/access/answer-once.ts';
import type { Tx } from '#shop/context.ts';

type Booking = { route: string; key: string | undefined; request: unknown };

/**
 * Books a change of stock once, however often it is sent with its key: the change, its moves and its answer are one commit. Throws invalid
 * `request.other` for a key that was used for another request, or that the ledger knows although its answer is not kept.
 */
export function bookOnce<Answer extends object>(
  tx: Tx,
  booking: Booking,
  work: () => Promise<Answer>,
): Promise<Answer> {
  return answerOnceIn(tx, booking, async () => {
    if (booking.key !== undefined) await refuseBookedKey(tx, booking.key);
    return work();
  });
}

/**
 * Throws invalid `request.other` for a key of the ledger: it was booked by a version of the shop that stored no answers, or its answer was
 * deleted after 30 days.
 */
async function refuseBookedKey({ db }: Tx, key: string): Promise<void> {
  const { rows } = await sql`
    select from stock_moves where request_key = ${key} union all select from stock_receipts where request_key = ${key}`.execute(
    db,
  );
  if (rows.length > 0)
    throw invalid(
      'request.other',
      'Something was already booked with this Idempotency-Key. Check the stock moves, and use a new key for anything missing there.',
    );
}
