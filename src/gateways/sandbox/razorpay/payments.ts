import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Course, PayAttempt } from './course.ts';
import {
  newBankReference,
  newGatewayId,
  toCollection,
  toUnixSeconds,
  type Collection,
  type Order,
  type Payment,
} from './entities.ts';
import { type Loudness, recordEvent } from './events.ts';
import { payLink } from './links.ts';
import { getOrder, parseVendorInput } from './orders.ts';
import type { SandboxDb } from './store.ts';
import { badRequest, unknownId } from './vendor-error.ts';
import { secondsFromNow, type Scope, type World } from './world.ts';

const CapturePayment = z.object({
  amount: z.int('The amount must be an integer.'),
  currency: z.literal('INR', 'Currency is not supported'),
});

/** Makes one attempt to pay an order, with the given course. */
export async function attemptPayment(
  world: World,
  orderId: string,
  { attempt, course }: { attempt: PayAttempt; course: Course },
): Promise<Payment> {
  const payment = await world.db.transaction().execute(async (trx) => {
    const scope = { world, trx };
    const order = await lockOrder(trx, orderId);
    if (order.document.status === 'paid' && !attempt.again)
      throw badRequest('This order has already been paid');
    const payment = toPayment(scope.world, order.document, { attempt, course });
    const { isQuiet, copies } = course;
    await trx
      .insertInto('payments')
      .values({ id: payment.id, order_id: orderId, document: payment, is_quiet: isQuiet, copies })
      .execute();
    const status = order.document.status === 'paid' ? 'paid' : 'attempted';
    await saveOrder(trx, { ...order.document, status, attempts: order.document.attempts + 1 });
    if (course.settlesAfterSeconds) {
      const due_at = secondsFromNow(world, course.settlesAfterSeconds);
      await trx.insertInto('later').values({ step: 'settle', entity_id: payment.id, due_at }).execute();
    }
    if (course.now === 'failed') await recordEvent(scope, 'payment.failed', { payment }, course);
    if (course.now === 'captured' || course.now === 'authorized') {
      return authorise(scope, payment.id, { canCapture: course.now === 'captured', again: attempt.again });
    }
    return payment;
  });
  world.wake();
  return payment;
}

/** Records that the bank has authorised a payment, perhaps after it counted as failed; with automatic capture it captures it too. */
export async function authorise(
  { world, trx }: Scope,
  id: string,
  { canCapture = true, again = false } = {},
): Promise<Payment> {
  const { order_id } = await getRow(trx, id);
  const order = await lockOrder(trx, order_id);
  const row = await lockPayment(trx, id);
  const { document } = row;
  if (document.status !== 'created' && document.status !== 'failed') return document;
  const cleared = {
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
  };
  const payment: Payment = {
    ...document,
    ...cleared,
    status: 'authorized',
    acquirer_data: { rrn: newBankReference(12, world.randomBytes) },
  };
  await savePayment(trx, payment);
  await recordEvent({ world, trx }, 'payment.authorized', { payment }, toLoudness(row));
  const ageMinutes = (toUnixSeconds(world.clock.now()) - payment.created_at) / 60;
  const isInTime = ageMinutes <= order.plan.automaticExpiryMinutes;
  // A second success for a paid order, or one after the expiry, waits until the shop captures it.
  const isSecond = order.document.status === 'paid' && !again;
  if (!canCapture || order.plan.capture === 'manual' || !isInTime || isSecond) return payment;
  return take({ world, trx }, { payment, order: order.document, loudness: toLoudness(row) });
}

/** Captures an authorised payment for the shop. */
export async function capturePayment(world: World, id: string, input: unknown): Promise<Payment> {
  const { amount } = parseVendorInput(CapturePayment, input);
  const captured = await world.db.transaction().execute(async (trx) => {
    const { order_id } = await getRow(trx, id);
    const order = await lockOrder(trx, order_id);
    const row = await lockPayment(trx, id);
    const payment = row.document;
    if (payment.captured) throw badRequest('This payment has already been captured');
    if (payment.status !== 'authorized') {
      throw badRequest('Only payments which have been authorized and not yet captured can be captured');
    }
    if (amount !== payment.amount)
      throw badRequest('Capture amount must be equal to the amount authorized', 'amount');
    return take({ world, trx }, { payment, order: order.document, loudness: toLoudness(row) });
  });
  world.wake();
  return captured;
}

export async function getPayment(world: World, id: string): Promise<Payment> {
  return (await getRow(world.db, id)).document;
}

export async function listPayments(world: World, orderId: string): Promise<Collection<Payment>> {
  await getOrder(world, orderId);
  const rows = await world.db
    .selectFrom('payments')
    .select('document')
    .where('order_id', '=', orderId)
    .orderBy('sequence', 'desc')
    .execute();
  return toCollection(rows.map(({ document }) => document));
}

/** Returns the signature that the browser passes on to the shop. */
export function signPayment({ keySecret }: World, payment: Payment): string {
  return createHmac('sha256', keySecret).update(`${payment.order_id}|${payment.id}`).digest('hex');
}

export async function lockPayment(trx: SandboxDb, id: string) {
  const row = await trx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw unknownId();
  return row;
}

export async function savePayment(trx: SandboxDb, document: Payment): Promise<void> {
  await trx.updateTable('payments').set({ document }).where('id', '=', document.id).execute();
}

export function toLoudness(row: { is_quiet: boolean; copies: number }): Loudness {
  return { isQuiet: row.is_quiet, copies: row.copies };
}

type Taken = { payment: Payment; order: Order; loudness: Loudness };

async function take(scope: Scope, { payment, order, loudness }: Taken): Promise<Payment> {
  // The vendor's usual fee: 2 % and 18 % tax on that.
  const tax = Math.round(payment.amount * 0.0036);
  const fee = Math.round(payment.amount * 0.02) + tax;
  const captured: Payment = { ...payment, status: 'captured', captured: true, fee, tax };
  await savePayment(scope.trx, captured);
  await recordEvent(scope, 'payment.captured', { payment: captured }, loudness);
  if (order.status === 'paid') return captured;
  const paid: Order = { ...order, status: 'paid', amount_paid: order.amount, amount_due: 0 };
  await saveOrder(scope.trx, paid);
  await recordEvent(scope, 'order.paid', { payment: captured, order: paid }, loudness);
  await payLink(scope, { payment: captured, order: paid, loudness });
  return captured;
}

async function getRow(db: SandboxDb, id: string) {
  const row = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw unknownId();
  return row;
}

async function lockOrder(trx: SandboxDb, id: string) {
  const row = await trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw unknownId();
  return row;
}

async function saveOrder(trx: SandboxDb, document: Order): Promise<void> {
  await trx.updateTable('orders').set({ document }).where('id', '=', document.id).execute();
}

function toPayment(
  world: World,
  order: Order,
  { attempt, course }: { attempt: PayAttempt; course: Course },
): Payment {
  const isCard = attempt.method === 'card';
  return {
    id: newGatewayId('pay', world.randomBytes),
    entity: 'payment',
    amount: order.amount,
    currency: 'INR',
    status: course.now === 'failed' ? 'failed' : 'created',
    order_id: order.id,
    invoice_id: null,
    international: false,
    method: attempt.method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: null,
    card_id: isCard ? newGatewayId('card', world.randomBytes) : null,
    bank: null,
    wallet: null,
    vpa: isCard ? null : (attempt.vpa ?? 'success@razorpay'),
    email: attempt.email ?? null,
    contact: attempt.contact ?? null,
    notes: order.notes,
    fee: null,
    tax: null,
    error_code: course.error?.code ?? null,
    error_description: course.error?.description ?? null,
    error_source: course.error?.source ?? null,
    error_step: course.error?.step ?? null,
    error_reason: course.error?.reason ?? null,
    acquirer_data: { rrn: null },
    created_at: toUnixSeconds(world.clock.now()),
  };
}
