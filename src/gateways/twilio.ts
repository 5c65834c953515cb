import { z } from 'zod';
import type { MessengerPort } from '#shop/context.ts';
import { callSupplier, supplierRefused, supplierUnavailable, type Fetch } from './call-supplier.ts';

export type TwilioOptions = {
  accountSid: string;
  authToken: string;
  /** A number, a DLT header, or a messaging service (`MG…`). */
  from: string;
  baseUrl?: string;
  timeoutMs?: number;
  fetch?: Fetch;
};

const Answer = z.object({
  sid: z.string(),
  status: z.string(),
  error_code: z.number().nullish(),
  error_message: z.string().nullish(),
});

/** SMS by Twilio. https://www.twilio.com/docs/messaging/api/message-resource */
export function createTwilio(options: TwilioOptions): MessengerPort {
  const { accountSid, authToken, from, baseUrl = 'https://api.twilio.com', timeoutMs, fetch } = options;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const origin = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  return {
    async send({ to, text }) {
      const call = {
        supplier: 'twilio',
        sentence: 'The message could not be sent',
        method: 'POST' as const,
        url: `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ To: to, [origin]: from, Body: text }).toString(),
        ...(timeoutMs && { timeoutMs }),
        ...(fetch && { fetch }),
      };
      const answer = Answer.safeParse(await callSupplier(call));
      if (!answer.success) throw supplierUnavailable(call, answer.error);
      const { sid, status, error_code, error_message } = answer.data;
      if (status === 'failed' || error_code) throw supplierRefused(call, `${error_code} ${error_message}`);
      return { providerMessageId: sid };
    },
  };
}
