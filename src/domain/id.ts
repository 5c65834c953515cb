import { BASE32, correctBase32, toBase32 } from './base32.ts';

/** The prefixes of all ids, so that an id in a log shows what it belongs to. Older subcategories have `sub`. */
export const ID_PREFIXES = {
  customer: 'cus',
  staff: 'sta',
  session: 'ses',
  otp: 'otp',
  address: 'adr',
  category: 'cat',
  collection: 'col',
  subcategory: 'sbc',
  product: 'prd',
  variant: 'var',
  picture: 'pic',
  promotion: 'prm',
  redemption: 'rdm',
  order: 'ord',
  orderLine: 'lin',
  event: 'evt',
  payment: 'pay',
  refund: 'rfd',
  return: 'ret',
  invoice: 'inv',
  stockMovement: 'mov',
  stockReceipt: 'rcp',
  review: 'rev',
  question: 'qst',
  stockRequest: 'req',
  message: 'msg',
  subscription: 'sub',
  ticket: 'tkt',
  ticketEvent: 'tev',
  contactChange: 'chg',
  consent: 'con',
  browser: 'bro',
  pageView: 'pgv',
  action: 'act',
  auditEvent: 'aud',
  secondFactor: 'fac',
  apiKey: 'key',
  remittance: 'rem',
  photo: 'pho',
  upload: 'upl',
  shipment: 'shp',
  savedReply: 'rpl',
  priceChange: 'pch',
  import: 'imp',
  redirect: 'red',
  backup: 'bak',
  restoreTest: 'tst',
  pastOrder: 'pas',
  maker: 'mak',
  craft: 'crf',
} as const;

export type IdPrefix = (typeof ID_PREFIXES)[keyof typeof ID_PREFIXES];

/** Random bytes that `newId` consumes: one for each random character. */
export const ID_RANDOM_BYTES = 12;
/** Random bytes that `newOrderNumber` consumes. */
export const ORDER_NUMBER_RANDOM_BYTES = 8;

const TIME_CHARACTERS = 10;
const BODY = `[${BASE32.toLowerCase()}]{${TIME_CHARACTERS + ID_RANDOM_BYTES}}`;
const ID_PATTERN = new RegExp(`^([a-z]{3})_${BODY}$`);
const ORDER_NUMBER_PATTERN = new RegExp(`^HT-\\d{4}-[${BASE32}]{${ORDER_NUMBER_RANDOM_BYTES}}$`);

/** Returns an id such as `ord_01kag…`: 10 characters of time, then 60 random bits; ids of one kind sort by time. Throws RangeError. */
export function newId<Prefix extends IdPrefix>(
  prefix: Prefix,
  nowMs: number,
  randomBytes: Uint8Array,
): `${Prefix}_${string}` {
  const body = encodeTime(nowMs) + toBase32(randomBytes, ID_RANDOM_BYTES);
  return `${prefix}_${body.toLowerCase()}`;
}

/** Returns whether a text has the shape of our ids, optionally of this kind. It does not check that the id exists. */
export function isId(text: string, prefix?: IdPrefix): boolean {
  const match = ID_PATTERN.exec(text);
  return match !== null && (prefix === undefined || match[1] === prefix);
}

/**
 * Returns an order number such as `HT-2611-7K3QX9M2`: Indian year and month of `dateIst` (`2026-11-21`), then 40 random bits, because
 * /track answers to the number alone and must not be guessable. Throws RangeError for a text that does not begin like a day, or for too few
 * bytes.
 */
export function newOrderNumber(dateIst: string, randomBytes: Uint8Array): string {
  const match = /^\d{2}(\d{2})-(\d{2})/.exec(dateIst);
  if (!match) throw new RangeError(`Not a date: ${dateIst}`);
  return `HT-${match[1]}${match[2]}-${toBase32(randomBytes, ORDER_NUMBER_RANDOM_BYTES)}`;
}

/**
 * Returns the stored form of a typed order number: upper case, without spaces, and with 1, 1, 0 for I, L, O. Any other text is only
 * trimmed.
 */
export function normaliseOrderNumber(text: string): string {
  const compact = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const match = /^HT([0-9ILO]{4})([0-9A-Z]+)$/.exec(compact);
  return match ? `HT-${correctBase32(match[1]!)}-${correctBase32(match[2]!)}` : text.trim();
}

/** Returns whether a text has the shape of an order number. */
export function isOrderNumber(text: string): boolean {
  return ORDER_NUMBER_PATTERN.test(text);
}

function encodeTime(nowMs: number): string {
  if (!Number.isSafeInteger(nowMs) || nowMs < 0) throw new RangeError(`Not a time: ${nowMs}`);
  let rest = nowMs;
  let text = '';
  for (let place = 0; place < TIME_CHARACTERS; place += 1) {
    text = BASE32[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}
