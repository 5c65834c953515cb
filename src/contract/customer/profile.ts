import { z } from 'zod';
import { MOST_ADDRESSES } from '#domain/customer/address.ts';
import { ServerCartEntry, ServerCartEntries } from '#domain/cart/cart-entry.ts';
import { emailField, optionalEmailField } from '#domain/customer/email.ts';
import { IdentityProof } from '#domain/sign-in/otp.ts';
import { stripToNational } from '#domain/customer/phone.ts';
import { atMostSentence } from '#domain/at-most-sentence.ts';
import { MOST_WISHES } from '#domain/catalogue/wishlist.ts';
import { AddressJson, SaveAddress } from './address.ts';
import { User } from './user.ts';
import { Register } from '#contract/sign-in/credentials.ts';

const profile = z.object({
  first_name: z
    .string('First name is required')
    .trim()
    .min(2, 'First name is required')
    .max(60, atMostSentence(60)),
  last_name: z
    .string('Last name is required')
    .trim()
    .min(2, 'Last name is required')
    .max(60, atMostSentence(60)),
  phone: z
    .string('Valid phone number required')
    .transform((phone) => stripToNational(phone))
    .pipe(z.string().regex(/^[1-9]\d{9}$/, 'Valid phone number required')),
});

/** The form of the profile screen. */
export const EditProfile = z.object({ ...profile.shape, email: emailField('Invalid email') });
export type EditProfile = z.infer<typeof EditProfile>;

/** An entry of an address list that is saved as a whole; one without an id is new. */
const ListedAddress = SaveAddress.extend({ id: z.string().max(64).optional() });

const parts = {
  cart: ServerCartEntries.optional(),
  wishlist: z.array(z.string().min(1).max(64)).max(MOST_WISHES).optional(),
  addresses: z.array(ListedAddress).max(MOST_ADDRESSES).optional(),
  profile: profile.partial().optional(),
  email: emailField('Invalid email').optional(),
};

/**
 * PUT /profile: one of the cart, the wishlist, the addresses, or the profile with its email. `version` is an optimistic lock: it names the
 * state of the list that the change was made to, and a stale one is refused. Replacing an email needs a `proof`.
 */
export const PutProfile = z
  .object({ ...parts, version: z.int().nonnegative().optional(), proof: IdentityProof.optional() })
  .refine((body) => countParts(body) === 1, 'Send one of cart, wishlist, addresses or profile');
export type PutProfile = z.infer<typeof PutProfile>;

function countParts(body: { [Part in keyof typeof parts]?: unknown }): number {
  const present = [body.cart, body.wishlist, body.addresses, body.profile ?? body.email];
  return present.filter((part) => part !== undefined).length;
}

/** PUT /mobile/profile: the last step of registering by mobile. */
export const CompleteProfile = z.object({
  name: z
    .string('Please enter your name')
    .trim()
    .min(1, 'Please enter your name')
    .max(100, atMostSentence(100)),
  email: optionalEmailField('Invalid email'),
  /** Required if the account already has another email. */
  proof: IdentityProof.optional(),
});
export type CompleteProfile = z.infer<typeof CompleteProfile>;

/** GET /profile. */
export const ProfileAnswer = z.object({
  user: User,
  cart: z.array(ServerCartEntry),
  wishlist: z.array(z.string()),
  addresses: z.array(AddressJson),
  /** Which contacts the customer has proven to be theirs. */
  verification: z.object({
    email_verified: z.boolean(),
    /** An address whose verification link has not been followed yet, or an empty string. */
    pending_email: z.string(),
    /** Whether the phone of the profile is the number they log in with. */
    phone_verified: z.boolean(),
    has_password: z.boolean(),
  }),
  versions: z.object({ cart: z.int(), wishlist: z.int(), addresses: z.int() }),
});
export type ProfileAnswer = z.infer<typeof ProfileAnswer>;

/** POST /auth/email/verify: the token of the link that was mailed. */
export const MailedToken = z.object({ token: z.string().regex(/^[\w-]{43}$/, 'This link is not complete') });

/** POST /auth/email/verify: if the caller is not logged in to the account, the password proves that it is theirs. */
export const VerifyEmail = MailedToken.extend({ password: z.string().min(1).max(200).optional() });

/** POST /auth/password/forgot. */
export const ForgotPassword = z.object({ email: emailField() });

/** POST /auth/password/reset. */
export const ResetPassword = MailedToken.extend({ password: Register.shape.password });

/** PUT /profile/password: the current password and the new one. */
export const ChangePassword = z.object({
  current_password: z
    .string('Please enter your current password')
    .min(1, 'Please enter your current password')
    .max(200, atMostSentence(200)),
  password: Register.shape.password,
});
export type ChangePassword = z.infer<typeof ChangePassword>;
