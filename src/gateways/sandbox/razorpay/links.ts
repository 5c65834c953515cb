import { z } from 'zod';
import { type Order, type Payment, type PaymentLink, newGatewayId, toUnixSeconds } from './entities.ts';
import { type Loudness, recordEvent } from './events.ts';
import { NotesInput, openOrder, parseVendorInput } from './orders.ts';
import type { SandboxDb } from './store.ts';
import { badRequest, unknownId } from './vendor-error.ts';
import type { Scope, World } from './world.ts';

const LEAST_SECONDS = 15 * 60;
const loud: Loudness = { isQuiet: false, copies: 1 };

const CreateLink = z.object({
  amount: z.int('The amount must be an integer.').min(100, 'The amount must be atleast INR 1.00'),
  currency: z.literal('INR', 'Currency is not supported').default('INR'),
  accept_partial: z.literal(false).default(false),
  expire_by: z.int(),
  reference_id: z.string().min(1).max(40, 'The reference id may not be greater than 40 characters.'),
  description: z.string().max(2048).default(''),
  customer: z.record(z.string(), z.string()).default({}),
  notify: z.object({ sms: z.boolean(), email: z.boolean() }).partial().default({}),
  reminder_enable: z.boolean().default(false),
  notes: NotesInput,
  callback_url: z.string().default(''),
  callback_method: z.literal(['', 'get']).default(''),
});

/** Opens a payment link; a reference names one link only. */
export async function createLink(world: World, input: unknown): Promise<PaymentLink> {
  const { notify: _, reminder_enable: __, ...wanted } = parseVendorInput(CreateLink, input);
  const now = toUnixSeconds(world.clock.now());
  if (wanted.expire_by < now + LEAST_SECONDS)
    throw badRequest('expire_by should be at least 15 minutes after current time', 'expire_by');
  const id = newGatewayId('plink', world.randomBytes);
  const link: PaymentLink = {
    ...wanted,
    id,
    amount_paid: 0,
    status: 'created',
    short_url: `${world.pageUrl}/l/${id}`,
    payments: [],
    expired_at: 0,
    cancelled_at: 0,
    created_at: now,
    updated_at: now,
  };
  const { numInsertedOrUpdatedRows: stored } = await world.db
    .insertInto('payment_links')
    .values({ id, reference_id: link.reference_id, document: link })
    .onConflict((conflict) => conflict.column('reference_id').doNothing())
    .executeTakeFirst();
  if (stored === 0n)
    throw badRequest(`payment link with given reference_id (${link.reference_id}) already exists`);
  return link;
}

/** Returns a link, and lets it expire first if its time is over. */
export async function getLink(world: World, id: string): Promise<PaymentLink> {
  return changeLink(world, id, async () => undefined);
}

export async function findLinks(
  world: World,
  query: Record<string, string>,
): Promise<{ payment_links: PaymentLink[] }> {
  const { reference_id } = parseVendorInput(z.object({ reference_id: z.string() }), query);
  const rows = await world.db
    .selectFrom('payment_links')
    .select('document')
    .where('reference_id', '=', reference_id)
    .orderBy('sequence', 'desc')
    .execute();
  return { payment_links: rows.map(({ document }) => document) };
}

export async function cancelLink(world: World, id: string): Promise<PaymentLink> {
  return changeLink(world, id, async (link, trx) => {
    if (link.status !== 'created') throw badRequest(`Payment Link cannot be cancelled: it is ${link.status}`);
    const cancelled_at = toUnixSeconds(world.clock.now());
    const cancelled: PaymentLink = { ...link, status: 'cancelled', cancelled_at };
    await recordEvent({ world, trx }, 'payment_link.cancelled', { payment_link: cancelled }, loud);
    return cancelled;
  });
}

/** Lets a link expire at once. */
export function expireLink(world: World, id: string): Promise<PaymentLink> {
  return changeLink(world, id, async (link, trx) =>
    link.status === 'created' ? expire({ world, trx }, link) : undefined,
  );
}

/** Opens the vendor's order of a link when a customer begins to pay it; its receipt is not ours. */
export async function openLinkOrder(world: World, id: string): Promise<Order['id']> {
  const { order_id } = await changeLink(world, id, async (link, trx) => {
    if (link.status !== 'created') throw badRequest(`This Payment Link is ${link.status}`);
    if (link.order_id) return undefined;
    const order = await openOrder({ world, trx }, { amount: link.amount, currency: 'INR', receipt: null });
    return { ...link, order_id: order.id };
  });
  if (!order_id) throw badRequest('This Payment Link is expired');
  return order_id;
}

/** Marks the link of an order as paid, where it has one, in the transaction of the capture. */
export async function payLink(
  { world, trx }: Scope,
  { payment, order, loudness }: { payment: Payment; order: Order; loudness: Loudness },
): Promise<void> {
  const row = await trx
    .selectFrom('payment_links')
    .select('document')
    .where((eb) => eb(eb.ref('document', '->>').key('order_id'), '=', order.id))
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  const { id: payment_id, amount, method, status, created_at } = payment;
  const payments = [{ payment_id, amount, method, status, created_at }];
  const paid: PaymentLink = { ...row.document, status: 'paid', amount_paid: amount, payments };
  await trx.updateTable('payment_links').set({ document: paid }).where('id', '=', paid.id).execute();
  await recordEvent({ world, trx }, 'payment_link.paid', { payment, order, payment_link: paid }, loudness);
}

type Change = (link: PaymentLink, trx: SandboxDb) => Promise<PaymentLink | undefined>;

/** Locks a link, lets it expire if its time is over, and stores what `change` makes of it. */
async function changeLink(world: World, id: string, change: Change): Promise<PaymentLink> {
  const link = await world.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('payment_links')
      .select('document')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw unknownId();
    const isOver = row.document.expire_by <= toUnixSeconds(world.clock.now());
    const isExpiring = row.document.status === 'created' && isOver;
    const current = isExpiring ? await expire({ world, trx }, row.document) : row.document;
    const next = isExpiring ? current : ((await change(current, trx)) ?? current);
    await trx.updateTable('payment_links').set({ document: next }).where('id', '=', id).execute();
    return next;
  });
  world.wake();
  return link;
}

async function expire({ world, trx }: Scope, link: PaymentLink): Promise<PaymentLink> {
  const expired: PaymentLink = { ...link, status: 'expired', expired_at: toUnixSeconds(world.clock.now()) };
  await recordEvent({ world, trx }, 'payment_link.expired', { payment_link: expired }, loud);
  return expired;
}
