import { z } from 'zod';
import {
  newGatewayId,
  toCollection,
  toUnixSeconds,
  type Collection,
  type Notes,
  type Order,
} from './entities.ts';
import { badRequest, unknownId } from './vendor-error.ts';
import type { Scope, World } from './world.ts';

export const NotesInput = z
  .union([
    z.record(z.string(), z.string().max(256, 'notes: a value may have at most 256 characters')),
    z.tuple([]),
  ])
  .refine((notes) => Object.keys(notes).length <= 15, 'notes: at most 15 pairs')
  .transform((notes): Notes => (Object.keys(notes).length === 0 ? [] : (notes as Record<string, string>)))
  .default([]);

const CaptureInput = z
  .object({
    capture: z.enum(['automatic', 'manual']).default('automatic'),
    capture_options: z
      .object({
        automatic_expiry_period: z.int().min(12).max(7200).optional(),
        manual_expiry_period: z.int().min(12).max(7200).optional(),
        refund_speed: z.enum(['normal', 'optimum']).optional(),
      })
      .optional(),
  })
  .optional();

const OpenOrder = z.object({
  amount: z.int('The amount must be an integer.').min(100, 'Order amount less than minimum amount allowed'),
  currency: z.literal('INR', 'Currency is not supported'),
  receipt: z.string().max(40, 'The receipt may not be greater than 40 characters.').nullish(),
  notes: NotesInput,
  partial_payment: z.literal(false).optional(),
  payment: CaptureInput,
});

const FindOrders = z.object({
  receipt: z.string().optional(),
  count: z.coerce.number().int().min(1).max(100).default(10),
  skip: z.coerce.number().int().min(0).default(0),
});

export async function openOrder({ world, trx }: Scope, input: unknown): Promise<Order> {
  const { amount, receipt, notes, payment } = parseVendorInput(OpenOrder, input);
  const order: Order = {
    id: newGatewayId('order', world.randomBytes),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: 'INR',
    receipt: receipt ?? null,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes,
    created_at: toUnixSeconds(world.clock.now()),
  };
  const plan = {
    capture: payment?.capture ?? ('automatic' as const),
    automaticExpiryMinutes: payment?.capture_options?.automatic_expiry_period ?? 7200,
  };
  await trx
    .insertInto('orders')
    .values({ id: order.id, receipt: order.receipt, document: order, plan })
    .execute();
  return order;
}

export async function getOrder(world: World, id: string): Promise<Order> {
  const row = await world.db.selectFrom('orders').select('document').where('id', '=', id).executeTakeFirst();
  if (!row) throw unknownId();
  return row.document;
}

export async function findOrders(world: World, query: Record<string, string>): Promise<Collection<Order>> {
  const { receipt, count, skip } = parseVendorInput(FindOrders, query);
  let rows = world.db.selectFrom('orders').select('document');
  if (receipt !== undefined) rows = rows.where('receipt', '=', receipt);
  const found = await rows.orderBy('sequence', 'desc').limit(count).offset(skip).execute();
  return toCollection(found.map(({ document }) => document));
}

/** Parses input; like the vendor it reports only the first wrong field. */
export function parseVendorInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badRequest(issue?.message ?? 'The request is not valid', issue?.path.map(String).join('.'));
}
