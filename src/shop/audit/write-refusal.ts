import { apiKeyOf, staffOf } from '#shop/access/actor-ids.ts';
import { type Ctx, makeId } from '#shop/context.ts';

export type Refusal = {
  /** The code of the error, such as `access.forbidden`. */
  code: string;
  /** The call that was refused: `POST /admin/staff`. */
  call: string;
};

/** Records an attempt that was refused, with its author and source. It needs no transaction, because nothing else was written. */
export async function writeRefusal(ctx: Ctx, { code, call }: Refusal): Promise<void> {
  const { actor } = ctx;
  await ctx.db
    .insertInto('audit_events')
    .values({
      id: makeId(ctx, 'aud'),
      at: ctx.clock.now(),
      staff_id: staffOf(ctx),
      api_key_id: apiKeyOf(ctx),
      address: ctx.address ?? '',
      action: code,
      subject: call,
      ...(actor.kind === 'customer' && { after: JSON.stringify({ customer_id: actor.customerId }) }),
    })
    .execute();
}
