import type { MessageKind } from './compose-message.ts';

/**
 * Messages that may use another message's template where a provider has none for them: the code for a new number uses the template of the
 * login code, a corrected tracking number that of the shipment. A code that erases an account never uses another template, because its
 * words must say so.
 */
const FALLBACK_TEMPLATES: Partial<Record<string, MessageKind>> = {
  otp_change: 'otp',
  otp_prove: 'otp',
  shipment_corrected: 'order_shipped',
};

/** Returns the template of a message at a provider that has these templates. */
export function chooseTemplate(kind: string, knows: (template: string) => boolean = () => true): string {
  return knows(kind) ? kind : (FALLBACK_TEMPLATES[kind] ?? kind);
}
