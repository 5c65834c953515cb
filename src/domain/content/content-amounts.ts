import { formatRupees } from '#domain/money/money.ts';
import { formatReturnWindow } from '#domain/order/return-window.ts';
import type { Settings } from '#domain/seller/settings.ts';
import { getState } from '#domain/tax/state.ts';

type Facts = Pick<Settings, 'shipping' | 'payment' | 'general' | 'seller'>;

/**
 * Puts what the settings know where the words leave a blank. Amounts: `{standard}`, `{express}`, `{threshold}` (by its long name
 * `{free_shipping_threshold}`), `{codLimit}`, `{codCharge}`, so that all pages of a shop promise one threshold. The window for
 * returns: `{returnWindow}`, such as '7 days'. The seller:
 * `{shop}`, `{seller}`, `{email}`, `{phone}`, `{street}`, `{city}`, `{state}`, `{country}`, `{pincode}`; a sentence whose fact the owner
 * has not said is left out.
 */
export function fillAmounts<Content>(content: Content, settings: Facts): Content {
  const returnWindow = formatReturnWindow(settings.general.returnDays);
  const facts: Record<string, string> = { ...toAmounts(settings), ...toSellerFacts(settings), returnWindow };
  const known = (name: string) => (Object.hasOwn(facts, name) ? facts[name] : undefined);
  return fill(content, (text) =>
    text
      .replaceAll(sentences, (sentence) =>
        blanksOf(sentence).some((name) => known(name) === '') ? '' : sentence,
      )
      .replaceAll(blanks, (blank, name: string) => known(name) ?? blank),
  ) as Content;
}

const blanks = /\{(\w+)\}/g;
/** A sentence with a blank in it, on one line. */
const sentences = /[^.!?\n]*\{\w+\}[^.!?\n]*[.!?]?/g;

function blanksOf(sentence: string): string[] {
  return [...sentence.matchAll(blanks)].map(([, name]) => name!);
}

function toAmounts({ shipping, payment }: Facts): Record<string, string> {
  const amounts = {
    standard: shipping.standardRatePaise,
    express: shipping.expressRatePaise,
    threshold: shipping.freeShippingThresholdPaise,
    free_shipping_threshold: shipping.freeShippingThresholdPaise,
    codLimit: payment.codLimitPaise,
    codCharge: payment.codChargePaise,
  };
  return Object.fromEntries(
    Object.entries(amounts).map(([name, paise]) => [name, formatRupees(paise, { decimals: 'auto' })]),
  );
}

/** What the seller section says; an empty text for what it does not. The State has a default, so it is known with the city only. */
function toSellerFacts({ general, seller }: Facts): Record<string, string> {
  const { address, email, phone } = seller;
  const isPlaced = address.city !== '';
  return {
    shop: general.shopName,
    seller: seller.legalName || general.shopName,
    email,
    phone,
    street: [address.line1, address.line2].filter(Boolean).join(', '),
    city: address.city,
    state: isPlaced ? getState(address.state).name : '',
    country: isPlaced ? 'India' : '',
    pincode: address.postalCode,
  };
}

function fill(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => fill(entry, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, change)]));
}
