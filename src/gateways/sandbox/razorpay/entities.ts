// The entities that the sandbox stores and returns, in the vendor's own shapes and names. https://razorpay.com/docs/api/

export type Notes = Record<string, string> | [];

export type Order = {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: 'INR';
  receipt: string | null;
  offer_id: null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Notes;
  created_at: number;
};

/** The capture settings of an order; the vendor stores them too, but does not return them. */
export type CapturePlan = { capture: 'automatic' | 'manual'; automaticExpiryMinutes: number };

export type PaymentLink = {
  id: string;
  accept_partial: false;
  amount: number;
  amount_paid: number;
  currency: 'INR';
  status: 'created' | 'expired' | 'cancelled' | 'paid';
  reference_id: string;
  description: string;
  customer: Record<string, string>;
  short_url: string;
  callback_url: string;
  callback_method: string;
  /** Present once the customer has opened the payment. */
  order_id?: string;
  payments: { payment_id: string; amount: number; method: string; status: string; created_at: number }[];
  notes: Notes;
  expire_by: number;
  expired_at: number;
  cancelled_at: number;
  created_at: number;
  updated_at: number;
};

export type PaymentError = {
  code: string;
  description: string;
  source: string;
  step: string;
  reason: string;
};

export type Payment = {
  id: string;
  entity: 'payment';
  amount: number;
  currency: 'INR';
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  invoice_id: null;
  international: false;
  method: 'upi' | 'card';
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
  captured: boolean;
  description: string | null;
  card_id: string | null;
  bank: null;
  wallet: null;
  vpa: string | null;
  email: string | null;
  contact: string | null;
  notes: Notes;
  fee: number | null;
  tax: number | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  acquirer_data: Record<string, string | null>;
  created_at: number;
};

export type Refund = {
  id: string;
  entity: 'refund';
  amount: number;
  currency: 'INR';
  payment_id: string;
  receipt: string | null;
  notes: Notes;
  acquirer_data: { arn: string | null };
  status: 'pending' | 'processed' | 'failed';
  speed_requested: 'normal' | 'optimum';
  speed_processed: 'normal' | null;
  batch_id: null;
  created_at: number;
};

export type Settlement = {
  id: string;
  entity: 'settlement';
  amount: number;
  status: 'created' | 'processed' | 'failed';
  fees: number;
  tax: number;
  utr: string;
  created_at: number;
};

/** A line of a settlement. The fee includes its tax. */
export type SettledItem = {
  entity_id: string;
  type: 'payment' | 'refund';
  debit: number;
  credit: number;
  amount: number;
  currency: 'INR';
  fee: number;
  tax: number;
  settled: true;
  created_at: number;
  settled_at: number;
  settlement_id: string;
  settlement_utr: string;
  payment_id: string | null;
  order_id: string | null;
  description: null;
  method: string | null;
  dispute_id: null;
};

export type Collection<Item> = { entity: 'collection'; count: number; items: Item[] };

export function toCollection<Item>(items: Item[]): Collection<Item> {
  return { entity: 'collection', count: items.length, items };
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Returns an id in the vendor's form: `order_` and 14 letters or digits. */
export function newGatewayId(prefix: string, randomBytes: (count: number) => Uint8Array): string {
  return `${prefix}_${Array.from(randomBytes(14), (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}

/** Returns a reference of a bank, which is all digits. */
export function newBankReference(digits: number, randomBytes: (count: number) => Uint8Array): string {
  return Array.from(randomBytes(digits), (byte) => byte % 10).join('');
}

export function toUnixSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
