import { type Selectable, sql } from 'kysely';
import type { Refunds } from '#db/schema.ts';
import type { Paise } from '#domain/money/money.ts';
import { type Reader, type Tx, makeId } from '#shop/context.ts';
import type { StoredPayment } from '#shop/payments/record-payment.ts';

/** An amount that is refunded for the payment's own order, or for an exchange of it. */
type Wanted = { amountPaise: Paise; orderId: string; cause: string };

/**
 * Counts gateway-initiated refunds towards a credit note of this amount, and returns how much of it is still to be refunded, in paise.
 * Unexplained refunds count first; gifts count only if less than the note is left of the payment. The caller has locked the order and the
 * payment, and not yet written the note. The cause is unique to this refund.
 */
export async function deductGatewayRefunds(tx: Tx, payment: StoredPayment, wanted: Wanted): Promise<Paise> {
  const { amountPaise } = wanted;
  // Read before anything is counted towards the note, which would change these sums.
  const { open, gifts, leftPaise } = await readUncredited(tx, payment);
  if (open.length + gifts.length === 0) return amountPaise;
  const afterOpen = await countTowards(tx, open, wanted);
  const beyondPaise = toBeyond(afterOpen, leftPaise);
  return afterOpen - beyondPaise + (await countTowards(tx, gifts, { ...wanted, amountPaise: beyondPaise }));
}

/** Returns what `deductGatewayRefunds` would leave of an amount for the payment's own order, in paise. Locks and changes nothing. */
export async function sumAfterGatewayRefunds(
  reader: Reader,
  payment: Payment,
  amountPaise: Paise,
): Promise<Paise> {
  const { open, gifts, leftPaise } = await readUncredited(reader, payment);
  const afterOpen = Math.max(0, amountPaise - sum(open));
  const beyondPaise = toBeyond(afterOpen, leftPaise);
  return afterOpen - beyondPaise + Math.max(0, beyondPaise - sum(gifts));
}

type Payment = Pick<StoredPayment, 'id' | 'order_id' | 'amount_paise'>;
type Uncredited = Selectable<Refunds>;

/** Returns the refunds of a payment that cover nothing yet, oldest first, and how much of the payment is left beside them, in paise. */
async function readUncredited(reader: Reader, payment: Payment) {
  const all = await reader.db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', payment.id)
    .where('status', 'in', ['pending', 'processed'])
    .where('uncredited_paise', '>', 0)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const ownPaise = Math.min(payment.amount_paise, await sumNotes(reader, payment.order_id));
  const exchangesPaise = await sumOfExchanges(reader, payment);
  return {
    open: all.filter(({ explained_at }) => explained_at === null),
    gifts: all.filter(({ explained_at }) => explained_at !== null),
    leftPaise: payment.amount_paise - ownPaise - exchangesPaise - sum(all),
  };
}

/** Returns the part of an amount that is not left of the payment. */
function toBeyond(amountPaise: Paise, leftPaise: Paise): Paise {
  return Math.min(amountPaise, Math.max(0, amountPaise - leftPaise));
}

/** Counts refunds towards an amount, oldest first, and returns the rest of the amount. */
async function countTowards(tx: Tx, refunds: Uncredited[], wanted: Wanted): Promise<Paise> {
  let rest = wanted.amountPaise;
  for (const refund of refunds) {
    const takenPaise = Math.min(refund.uncredited_paise, rest);
    if (takenPaise === 0) break;
    if (refund.order_id === wanted.orderId) await deductPart(tx, refund, { takenPaise });
    else await moveToExchange(tx, refund, { ...wanted, amountPaise: takenPaise });
    rest -= takenPaise;
  }
  return rest;
}

/** Counts a part of a refund towards its own order; with `isMoved`, the part leaves the refund. */
async function deductPart(
  tx: Tx,
  { id, amount_paise, uncredited_paise }: Uncredited,
  { takenPaise, isMoved = false }: { takenPaise: Paise; isMoved?: boolean },
): Promise<void> {
  await tx.db
    .updateTable('refunds')
    .set({
      uncredited_paise: uncredited_paise - takenPaise,
      amount_paise: isMoved ? amount_paise - takenPaise : amount_paise,
      updated_at: tx.clock.now(),
    })
    .where('id', '=', id)
    .execute();
}

/** Makes a part of a refund, or all of it, the refund of an exchange. */
async function moveToExchange(
  tx: Tx,
  refund: Uncredited,
  { amountPaise, orderId, cause }: Wanted,
): Promise<void> {
  if (amountPaise === refund.amount_paise) {
    await tx.db
      .updateTable('refunds')
      .set({ order_id: orderId, uncredited_paise: 0, updated_at: tx.clock.now() })
      .where('id', '=', refund.id)
      .execute();
    return;
  }
  await deductPart(tx, refund, { takenPaise: amountPaise, isMoved: true });
  await tx.db
    .insertInto('refunds')
    .values({
      ...refund,
      id: makeId(tx, 'rfd'),
      order_id: orderId,
      amount_paise: amountPaise,
      uncredited_paise: 0,
      explained_at: null,
      dedupe_key: `${refund.dedupe_key}:${cause}`,
      updated_at: tx.clock.now(),
    })
    .execute();
}

/** Sums the part of a payment that is refunded for exchanges of its order, or that failed at the bank and is to be sent again, in paise. */
async function sumOfExchanges({ db }: Reader, { id, order_id }: Payment): Promise<Paise> {
  const { total } = await db
    .selectFrom('refunds')
    .select(sql<string>`coalesce(sum(amount_paise - uncredited_paise), 0)`.as('total'))
    .where('payment_id', '=', id)
    .where('order_id', '<>', order_id)
    .where('status', '<>', 'replaced')
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Sums the credits of an order in paise, without the part that paid for exchanges. */
export async function sumNotes({ db }: Reader, orderId: string): Promise<Paise> {
  const { total } = await db
    .selectFrom('invoices')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('total_paise'), eb.lit(0)).as('total'))
    .where('order_id', '=', orderId)
    .where('document_type', '=', 'credit_note')
    .where('is_replaced', '=', false)
    .executeTakeFirstOrThrow();
  const { exchanged_paise } = await db
    .selectFrom('orders')
    .select('exchanged_paise')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(total) - exchanged_paise;
}

function sum(refunds: Uncredited[]): Paise {
  return refunds.reduce((total, { uncredited_paise }) => total + uncredited_paise, 0);
}
