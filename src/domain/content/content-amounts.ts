import { formatRupees } from '#domain/money/money.ts';
import { formatReturnWindow } from '#domain/day-words.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { getState } from '#domain/tax/state.ts';
import { mapTexts } from './map-texts.ts';

type Facts = Pick<Settings, 'shipping' | 'payment' | 'general' | 'seller'>;

/**
 * Fills the blanks of a text from the settings. Amounts: `{standard}`, `{express}`, `{threshold}` (by its long name
 * `{free_shipping_threshold}`), `{codLimit}`, `{codCharge}`, so that all pages of a shop state the same threshold. The return window:
 * `{returnWindow}`, such as '7 days'. The seller: `{shop}`, `{seller}`, `{email}`, `{phone}`, `{street}`, `{city}`, `{state}`, `{country}`,
 * `{pincode}`; a sentence with a fact that the owner has not entered is left out.
 */
export function fillAmounts<Content>(content: Content, settings: Facts): Content {
  return fillBlanks(content, listFacts(settings));
}

/** Returns the value of each blank by its name; facts that the owner has not entered are empty. */
export function listFacts(settings: Facts): Record<string, string> {
  const returnWindow = formatReturnWindow(settings.general.returnDays);
  return { ...toAmounts(settings), ...toSellerFacts(settings), returnWindow };
}

/** Fills the blanks of a text by their names; a sentence with an empty blank is left out, and unknown blanks stay. */
export function fillBlanks<Content>(content: Content, facts: Readonly<Record<string, string>>): Content {
  const known = (name: string) => (Object.hasOwn(facts, name) ? facts[name] : undefined);
  return mapTexts(content, (text) =>
    text
      .replaceAll(sentences, (sentence) =>
        blanksOf(sentence).some((name) => known(name) === '') ? '' : sentence,
      )
      .replaceAll(blanks, (blank, name: string) => known(name) ?? blank),
  ) as Content;
}

const blanks = /\{(\w+)\}/g;
/** Matches a sentence with a blank in it, on one line. */
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

/**
 * Returns the facts of the seller section; unknown ones are empty. The State has a default, so it counts as known only together with the
 * city.
 */
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
