import { z } from 'zod';
import type { Message, MessengerPort } from '#shop/ports.ts';
import { askSupplier, supplierRefused, type Fetch } from '#gateways/call-supplier.ts';

export type MetaWhatsappOptions = {
  phoneNumberId: string;
  accessToken: string;
  /** The approved template for each of our templates, with its variables in the order of its {{1}}, {{2}}, … */
  templates: Record<string, { name: string; language: string; variables: string[] }>;
  apiVersion?: string;
  baseUrl?: string;
  timeoutMs?: number;
  fetch?: Fetch;
};

const FAILED = { supplier: 'meta-whatsapp', sentence: 'The message could not be sent' };
const Answer = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });

/** Sends WhatsApp messages by Meta's Cloud API. Acceptance is not delivery. https://developers.facebook.com/docs/whatsapp/cloud-api/ */
export function createMetaWhatsapp(options: MetaWhatsappOptions): MessengerPort {
  const { phoneNumberId, accessToken, timeoutMs, fetch } = options;
  const { baseUrl = 'https://graph.facebook.com', apiVersion = 'v21.0' } = options;
  return {
    knows: (template) => options.templates[template] !== undefined,
    async send(message) {
      const call = {
        ...FAILED,
        method: 'POST' as const,
        url: `${baseUrl}/${apiVersion}/${encodeURIComponent(phoneNumberId)}/messages`,
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(toBody(options, message)),
        ...(timeoutMs && { timeoutMs }),
        ...(fetch && { fetch }),
      };
      const { messages } = await askSupplier(Answer, call);
      return { providerMessageId: messages[0]!.id };
    },
  };
}

function toBody({ templates }: MetaWhatsappOptions, { to, template = '', variables = {} }: Message) {
  const approved = templates[template];
  if (!approved) throw supplierRefused(FAILED, `no template for "${template}"`);
  const parameters = approved.variables.map((name) => {
    if (variables[name] === undefined)
      throw supplierRefused(FAILED, `template "${template}" lacks its variable "${name}"`);
    return { type: 'text', text: variables[name] };
  });
  const components: object[] = parameters.length > 0 ? [{ type: 'body', parameters }] : [];
  if (variables['code'] !== undefined) components.push(toCopyButton(variables['code']));
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.replace(/^\+/, ''),
    type: 'template',
    template: { name: approved.name, language: { code: approved.language }, components },
  };
}

// An authentication template takes its code a second time, for the button that copies it.
function toCopyButton(code: string) {
  return { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: code }] };
}
