import { z } from 'zod';
import { DeliveryMethod } from '#domain/sign-in/otp.ts';
import { EraseAccount } from '#contract/customer/erasure.ts';

/** POST /profile/proof/send-otp: the code is sent by SMS where the shop has it, unless another channel is named. */
export const AskProofCode = z.object({ delivery_method: DeliveryMethod.optional() });

/** POST /profile/proof: the code sent to the current number, or the password. */
export const ProveIdentity = EraseAccount;
export type ProveIdentity = z.infer<typeof ProveIdentity>;
