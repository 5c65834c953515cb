import { z } from 'zod';
import { COUNTRY, optionalLine, pinField, requiredLine, stateField } from '#domain/customer/address.ts';
import { ShippingMethod } from '#domain/pricing/shipping-method.ts';
import { emailField } from '#domain/customer/email.ts';
import { Gstin } from '#domain/tax/gstin.ts';
import { PaymentMethod } from '#domain/payment/payment.ts';
import { isCountryCode, PHONE_LENGTH_WORDS, phoneMistake, stripToNational } from '#domain/customer/phone.ts';
import { atMostSentence } from '#domain/at-most-sentence.ts';

export const NAME_WORDS = 'Name is required (minimum 2 characters)';
export const NOTES_MOST = 1000;
export const GIFT_MESSAGE_MOST = 200;

/** The name on an order. */
export const nameField = z.string(NAME_WORDS).trim().min(2, NAME_WORDS).max(100, atMostSentence(100));

/** A shipping or billing address as the checkout form sends it. */
export const CheckoutAddress = z.object({
  line1: requiredLine('Address is required'),
  line2: optionalLine(),
  city: requiredLine('City is required', 100),
  state: stateField('State is required'),
  postalCode: pinField('Postal code must be 6 digits'),
  country: z.literal(COUNTRY).default(COUNTRY),
});
export type CheckoutAddress = z.infer<typeof CheckoutAddress>;

const phone = z.string(PHONE_LENGTH_WORDS).transform((text) => stripToNational(text));

const gstin = z.union([z.literal('').transform(() => undefined), Gstin]).optional();

const fields = {
  name: nameField,
  email: emailField(),
  countryCode: z.string().refine(isCountryCode, 'Unknown country code').default('91'),
  phone,
  address: CheckoutAddress,
  /** Whether the address is saved in the account. */
  keepAddress: z.boolean().default(false),
  shippingMethod: ShippingMethod.default('standard'),
  paymentMethod: PaymentMethod,
  notes: optionalLine(NOTES_MOST),
  isGift: z.boolean().default(false),
  giftMessage: optionalLine(GIFT_MESSAGE_MOST),
  gstin,
};

const UnusedAddress = z.object({
  line1: z.string().optional(),
  line2: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  postalCode: z.string().optional(),
  country: z.string().optional(),
});

/** The form of /checkout. The billing address is asked for only when it differs from the shipping address. */
export const CheckoutForm = z
  .discriminatedUnion('sameAsBilling', [
    z.object({ ...fields, sameAsBilling: z.literal(true), billingAddress: UnusedAddress.optional() }),
    z.object({ ...fields, sameAsBilling: z.literal(false), billingAddress: CheckoutAddress }),
  ])
  .refine(({ phone, countryCode }) => phoneMistake(phone, countryCode) === undefined, {
    path: ['phone'],
    error: ({ input }) => phoneMistake(...phoneOf(input)),
    // This check runs even if other fields are wrong, so that all errors are shown at once.
    when: ({ value }) => typeof phoneOf(value)[0] === 'string',
  });
export type CheckoutForm = z.infer<typeof CheckoutForm>;
export type CheckoutFormInput = z.input<typeof CheckoutForm>;

function phoneOf(form: unknown): [phone: string, countryCode: string | undefined] {
  const { phone, countryCode } = form as { phone: string; countryCode?: string };
  return [phone, countryCode];
}

/** The initial values of the form. */
export const CHECKOUT_DEFAULTS = {
  name: '',
  email: '',
  countryCode: '91',
  phone: '',
  address: { line1: '', line2: '', city: '', state: '', postalCode: '', country: COUNTRY },
  keepAddress: true,
  shippingMethod: 'standard',
  paymentMethod: 'razorpay',
  sameAsBilling: true,
  notes: '',
  isGift: false,
  giftMessage: '',
  gstin: '',
} as const satisfies CheckoutFormInput;
