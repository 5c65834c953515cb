import { z } from 'zod';
import { EraseAccount } from '#domain/customer/erasure.ts';
import { DeliveryMethod } from './otp.ts';

/** A proof is used within these minutes, once, by the session that gave it. */
export const PROOF_LIFE_SECONDS = 10 * 60;
/** A change of contact can be undone for this long. */
export const UNDO_LIFE_HOURS = 24;

/** POST /profile/proof/send-otp: by SMS where the shop has it, unless another way is named. */
export const AskProofCode = z.object({ delivery_method: DeliveryMethod.optional() });

/** POST /profile/proof: the code sent to the present number, or the password. */
export const ProveIdentity = EraseAccount;
export type ProveIdentity = z.infer<typeof ProveIdentity>;

/** How the link of a letter is confirmed: by a press, with the account's password, or after a login by number. */
export const ConfirmEmailBy = z.enum(['press', 'password', 'login']);
export type ConfirmEmailBy = z.infer<typeof ConfirmEmailBy>;

/** What is removed from an account when its email is proven by somebody who was not signed in to it. */
export const CLEARED_WORDS =
  'To be safe we removed its mobile number, names, addresses and password, and logged out every device. Orders stay.';
