import { z } from 'zod';
import { PIN_PATTERN } from '#domain/customer/pin-code.ts';
import { SellerKind } from '#domain/seller/seller.ts';
import { Gstin, Pan } from '#domain/tax/gstin.ts';
import { StateKey } from '#domain/tax/state.ts';

const line = z.string().trim().max(200);
const contact = { email: z.union([z.literal(''), z.email('Please check the e-mail address.')]), phone: line };

/** The fields of the seller's business. They can be saved bit by bit: missing ones stay on the set-up list. */
export const SellerFields = z.object({
  kind: SellerKind,
  legal_name: line,
  trade_name: line,
  gstin: Gstin.nullable(),
  pan: Pan.nullable(),
  address: z.object({
    line1: line,
    line2: line,
    city: line,
    state: StateKey,
    postal_code: z.union([z.literal(''), z.string().trim().regex(PIN_PATTERN, 'Enter a 6-digit PIN.')]),
  }),
  home_state: StateKey,
  ...contact,
  grievance_officer: z.object({ name: line, designation: line, ...contact }),
});
export type SellerFields = z.infer<typeof SellerFields>;

export const SELLER_KINDS: { value: SellerKind; label: string; hint: string }[] = [
  { value: 'regular', label: 'Regular', hint: 'You charge GST. Your invoices are titled Tax Invoice.' },
  {
    value: 'composition',
    label: 'Composition',
    hint: 'You charge no tax and sell only within your State. Your bills are titled Bill of Supply.',
  },
  {
    value: 'unregistered',
    label: 'Not registered',
    hint: 'Your turnover is below the limit of your State. You sell within your State, and handicrafts also to other States, with your PAN. Your papers say “Invoice”, without tax.',
  },
];
