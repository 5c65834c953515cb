import { type Ctx, inTransaction } from '#shop/context.ts';
import { type WriteMessage, writeMessage } from '#shop/messaging/write-message.ts';
import type { Message } from '#shop/ports.ts';
import { randomMobile } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';

/** Returns the calls with which tests write a message, send it and read its row, for a shop that is opened later. */
export function makeMessageCalls(getShop: () => TestShop) {
  /** Returns the shop's context with an SMS provider that calls `send`. */
  function withSms(send: (message: Message) => Promise<{ providerMessageId: string }>): Ctx {
    const shop = getShop();
    return { ...shop.as({ kind: 'system' }), messengers: { ...shop.ctx.messengers, sms: { send } } };
  }

  /** Writes a message, by default a code by SMS; returns its id. */
  async function write(message: Partial<WriteMessage> = {}): Promise<string> {
    const to = randomMobile();
    const event = { kind: 'otp', channel: 'sms', code: '123456' } as const;
    const written = { dedupeKey: `test/${to}`, to, event, ...message };
    await inTransaction(getShop().ctx, (tx) => writeMessage(tx, written));
    const row = getShop().db.selectFrom('messages').select('id').where('recipient', '=', written.to);
    return (await row.executeTakeFirstOrThrow()).id;
  }

  const readRow = (id: string) =>
    getShop().db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  return { withSms, write, readRow };
}
