import { z } from 'zod';
import type { Message, MessengerPort } from '#shop/ports.ts';
import { askSupplier, supplierRefused, type Fetch } from '#gateways/call-supplier.ts';

export type Msg91Options = {
  authKey: string;
  /** The DLT header, six letters. */
  sender: string;
  /** MSG91's template id for each of our templates; in India an SMS that matches no registered template is dropped. */
  templates: Record<string, string>;
  otpExpiryMinutes?: number;
  baseUrl?: string;
  timeoutMs?: number;
  fetch?: Fetch;
};

const FAILED = { supplier: 'msg91', sentence: 'The message could not be sent' };
const Answer = z.object({
  type: z.string(),
  message: z.string().optional(),
  request_id: z.string().optional(),
});

/** Sends SMS by MSG91. A message with the variable `code` uses the OTP route, every other a flow. */
export function createMsg91(options: Msg91Options): MessengerPort {
  const { authKey, baseUrl = 'https://control.msg91.com', timeoutMs, fetch } = options;
  return {
    knows: (template) => options.templates[template] !== undefined,
    async send(message) {
      const call = {
        ...FAILED,
        method: 'POST' as const,
        ...toRequest(options, message, baseUrl),
        headers: { authkey: authKey, 'content-type': 'application/json' },
        ...(timeoutMs && { timeoutMs }),
        ...(fetch && { fetch }),
      };
      // MSG91 reports failures with status 200, too.
      const { type, message: said = '', request_id = said } = await askSupplier(Answer, call);
      if (type !== 'success') throw supplierRefused(call, said);
      return { providerMessageId: request_id };
    },
  };
}

function toRequest(options: Msg91Options, { to, template = '', variables = {} }: Message, baseUrl: string) {
  const { templates, sender, otpExpiryMinutes = 5 } = options;
  const templateId = templates[template];
  if (!templateId) throw supplierRefused(FAILED, `no template for "${template}"`);
  const mobile = to.replace(/^\+/, '');
  const { code } = variables;
  if (code === undefined) {
    const recipients = [{ mobiles: mobile, ...variables }];
    const body = JSON.stringify({ template_id: templateId, sender, short_url: '0', recipients });
    return { url: `${baseUrl}/api/v5/flow/`, body };
  }
  const query = new URLSearchParams({
    template_id: templateId,
    mobile,
    otp: code,
    otp_expiry: String(otpExpiryMinutes),
    otp_length: String(code.length),
  });
  return { url: `${baseUrl}/api/v5/otp?${query}`, body: '{}' };
}
