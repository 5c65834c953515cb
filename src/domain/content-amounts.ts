import { formatRupees } from './money.ts';
import type { Settings } from './settings.ts';

type Amounts = { shipping: Settings['shipping']; payment: Settings['payment'] };

/**
 * Puts the amounts of the settings where the words leave a blank: `{standard}`, `{express}`, `{threshold}` (by its long name
 * `{free_shipping_threshold}`), `{codLimit}`, `{codCharge}`. So a shop promises one threshold, whoever wrote the page.
 */
export function fillAmounts<Content>(content: Content, { shipping, payment }: Amounts): Content {
  const amounts: Record<string, number> = {
    standard: shipping.standardRatePaise,
    express: shipping.expressRatePaise,
    threshold: shipping.freeShippingThresholdPaise,
    free_shipping_threshold: shipping.freeShippingThresholdPaise,
    codLimit: payment.codLimitPaise,
    codCharge: payment.codChargePaise,
  };
  return fill(content, (text) =>
    text.replaceAll(/\{(\w+)\}/g, (blank, name: string) => {
      const paise = Object.hasOwn(amounts, name) ? amounts[name] : undefined;
      return paise === undefined ? blank : formatRupees(paise, { decimals: 'auto' });
    }),
  ) as Content;
}

function fill(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => fill(entry, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, change)]));
}
