import { z } from 'zod';
import type { MessengerPort } from '#shop/ports.ts';
import { askSupplier, supplierRefused, type Fetch } from '#gateways/call-supplier.ts';

export type TwilioOptions = {
  accountSid: string;
  authToken: string;
  /** A number, a DLT header, or a messaging service (`MG` and 32 digits). */
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

/**
 * Sends SMS by Twilio. Its request has no field for a DLT entity or template: both are given to Twilio when the header is registered with
 * it. https://www.twilio.com/docs/messaging/api/message-resource
 */
export function createTwilio(options: TwilioOptions): MessengerPort {
  const { from } = options;
  const origin = isService(from) ? 'MessagingServiceSid' : 'From';
  return { send: ({ to, text }) => post(options, { To: to, [origin]: from, Body: text }) };
}

/** Matches the whole id, because a header of six letters may begin with MG as well. */
function isService(from: string): boolean {
  return /^MG[0-9a-f]{32}$/i.test(from);
}

export type TwilioWhatsappOptions = TwilioOptions & {
  /** The approved content (`HX…`) for each of our templates, with its variables in the order of its {{1}}, {{2}}, … */
  templates: Record<string, { name: string; variables: string[] }>;
};

/**
 * Sends WhatsApp messages by Twilio: only approved contents reach a person who has not just written. https://www.twilio.com/docs/content
 */
export function createTwilioWhatsapp(options: TwilioWhatsappOptions): MessengerPort {
  const { from, templates } = options;
  const origin: Record<string, string> = isService(from)
    ? { MessagingServiceSid: from }
    : { From: `whatsapp:${from}` };
  return {
    knows: (template) => templates[template] !== undefined,
    async send({ to, template = '', variables = {} }) {
      const approved = templates[template];
      if (!approved) throw supplierRefused(FAILED, `no template for "${template}"`);
      const values = approved.variables.map((name, index) => {
        if (variables[name] === undefined)
          throw supplierRefused(FAILED, `template "${template}" lacks its variable "${name}"`);
        return [String(index + 1), variables[name]];
      });
      const content = {
        ContentSid: approved.name,
        ContentVariables: JSON.stringify(Object.fromEntries(values)),
      };
      return post(options, { To: `whatsapp:${to}`, ...origin, ...content });
    },
  };
}

const FAILED = { supplier: 'twilio', sentence: 'The message could not be sent' };

async function post(
  { accountSid, authToken, baseUrl = 'https://api.twilio.com', timeoutMs, fetch }: TwilioOptions,
  form: Record<string, string>,
): Promise<{ providerMessageId: string }> {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const call = {
    ...FAILED,
    method: 'POST' as const,
    url: `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
    headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
    ...(timeoutMs && { timeoutMs }),
    ...(fetch && { fetch }),
  };
  const { sid, status, error_code, error_message } = await askSupplier(Answer, call);
  if (status === 'failed' || error_code) throw supplierRefused(call, `${error_code} ${error_message}`);
  return { providerMessageId: sid };
}
