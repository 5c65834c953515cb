import { Channel } from '#domain/messaging/message-event.ts';
import { withTimeout } from '#platform/with-timeout.ts';
import type { Ctx } from '#shop/context.ts';
import { countAtOnce, sendMessages } from '#shop/messaging/send-messages.ts';

export type MessageDispatcher = {
  /** Announces new messages: they are sent in a moment, together with those written in the meantime. */
  wake: () => void;
  /** Accepts no more messages, and gives the current ones some time to be sent. */
  rest: () => Promise<void>;
};

/** A batch of messages costs the database hardly more than a single message, and this delay is not noticeable. */
const momentMs = 25;
/** How often the dispatcher looks for messages that have become due, and for those whose announcement was lost. */
const lookMs = 5_000;
const longestRestMs = 6_000;

/**
 * Sends messages until `rest` is called: `wake` starts it when messages were written, and a timer does so regularly. Each channel is sent
 * separately, so that a slow mail server does not delay codes by SMS.
 */
export function startMessageDispatcher(ctx: Ctx): MessageDispatcher {
  const senders = Channel.options.map((channel) => createSender(ctx, channel));
  const wake = () => senders.forEach((sender) => sender.wake());
  const looking = setInterval(wake, lookMs).unref();
  wake();
  return {
    wake,
    async rest() {
      clearInterval(looking);
      await withTimeout(Promise.all(senders.map((sender) => sender.rest())), longestRestMs);
    },
  };
}

function createSender(ctx: Ctx, channel: Channel): MessageDispatcher {
  let working: Promise<void> | undefined;
  let isWanted = false;
  let isResting = false;

  async function work(): Promise<void> {
    while (isWanted && !isResting) {
      await new Promise((resolve) => setTimeout(resolve, momentMs));
      isWanted = false;
      // There may be more messages than fit into one batch.
      if ((await sendMessages(ctx, channel)) === countAtOnce(ctx, channel)) isWanted = true;
    }
  }

  return {
    wake() {
      isWanted = true;
      if (isResting) return;
      working ??= work()
        .catch((error: Error) =>
          ctx.log.warn({ channel, error: error.message }, 'messages could not be sent'),
        )
        .finally(() => (working = undefined));
    },
    async rest() {
      isResting = true;
      await working;
    },
  };
}
