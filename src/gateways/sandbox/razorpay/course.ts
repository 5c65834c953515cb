import { z } from 'zod';
import type { PaymentError } from './entities.ts';

/** The body that the window, or a script in its place, sends for a payment. */
export const PayAttempt = z.object({
  outcome: z.enum(['success', 'failure']),
  method: z.enum(['upi', 'card']).default('upi'),
  vpa: z.string().max(100).optional(),
  card: z.string().max(30).optional(),
  contact: z.string().max(20).optional(),
  email: z.string().max(254).optional(),
  /** Pays an order that is already paid, as two banks answering at once can. */
  again: z.boolean().default(false),
});
export type PayAttempt = z.infer<typeof PayAttempt>;

/** How one attempt ends. */
export type Course = {
  /** `later`: the bank has not answered yet. `authorized`: the shop has to capture. */
  now: 'captured' | 'authorized' | 'failed' | 'later';
  /** After how many seconds the bank confirms the payment after all. */
  settlesAfterSeconds?: number;
  error?: PaymentError;
  /** No webhook tells the shop of the attempt. */
  isQuiet: boolean;
  /** How often each webhook is sent. */
  copies: number;
  answersAfterMs: number;
  /** The browser gets no result: the window just closes. */
  isUnheard: boolean;
};

const PAID: Course = { now: 'captured', isQuiet: false, copies: 1, answersAfterMs: 0, isUnheard: false };

// Keys are the part of the UPI id before the @; the first two are the vendor's own. docs/sandbox.md has the table for people.
const BY_UPI_NAME: Record<string, Course> = {
  success: PAID,
  failure: failed('payment_failed', 'The bank could not complete the payment.'),
  manual: { ...PAID, now: 'authorized' },
  late: { ...failed('payment_timed_out', 'The bank did not answer in time.'), settlesAfterSeconds: 20 },
  waiting: { ...PAID, now: 'later', settlesAfterSeconds: 20, isUnheard: true },
  lost: { ...PAID, isUnheard: true },
  quiet: { ...PAID, isQuiet: true },
  silent: { ...PAID, isQuiet: true, isUnheard: true },
  thrice: { ...PAID, copies: 3 },
  slow: { ...PAID, answersAfterMs: 6000 },
};

// https://razorpay.com/docs/payments/payments/test-card-details/
const BY_CARD: Record<string, Course> = {
  '4100280000080001': failed('insufficient_funds', 'There is not enough money in the account.'),
  '4100280000060003': failed('payment_declined', 'The bank declined the card.'),
};

/** Returns how an attempt ends: *Decline* and a contact ending in 0013 always fail, else the UPI id or the card number decides. */
export function toCourse(attempt: PayAttempt): Course {
  if (attempt.outcome === 'failure')
    return failed('payment_cancelled', 'The payment was declined.', 'customer');
  if (attempt.contact?.replaceAll(/\D/g, '').endsWith('0013')) {
    return failed('payment_declined', 'The bank declined the payment.');
  }
  if (attempt.method === 'card') return BY_CARD[attempt.card?.replaceAll(/\D/g, '') ?? ''] ?? PAID;
  return BY_UPI_NAME[attempt.vpa?.split('@')[0]?.trim().toLowerCase() ?? ''] ?? PAID;
}

function failed(reason: string, sentence: string, source = 'bank'): Course {
  const description = `${sentence} Try again, or pay another way.`;
  const error = { code: 'BAD_REQUEST_ERROR', description, source, step: 'payment_authorization', reason };
  return { ...PAID, now: 'failed', error };
}
