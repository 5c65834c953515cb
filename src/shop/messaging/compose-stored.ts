import type { MessageEvent } from '#domain/messaging/message-event.ts';
import { type MessageDraft, composeMessage } from '#domain/messaging/compose-message.ts';
import { readShownSettings } from '#shop/content/read-settings.ts';
import type { Ctx } from '#shop/context.ts';
import { showFacts } from './hide-facts.ts';

/** Returns the text of a stored message, with the shop's current name and origin. */
export async function composeStored(
  ctx: Ctx,
  row: { kind: string; channel: string; facts: unknown },
): Promise<MessageDraft> {
  const { general } = await readShownSettings(ctx);
  const { path = '', ...facts } = showFacts(ctx, row.facts as object);
  return composeMessage({
    ...facts,
    kind: row.kind,
    channel: row.channel,
    shop: general.shopName,
    link: ctx.publicUrl + path,
  } as MessageEvent);
}
