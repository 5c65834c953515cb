import { Channel } from '#domain/messaging/message-event.ts';
import type { Ctx } from '#shop/context.ts';
import { sendMessages } from '#shop/messaging/send-messages.ts';

/** Sends one batch of each channel, as the dispatcher does, and returns how many messages there were. */
export async function sendDue(ctx: Ctx): Promise<number> {
  const counts = await Promise.all(Channel.options.map((channel) => sendMessages(ctx, channel)));
  return counts.reduce((sum, count) => sum + count, 0);
}
