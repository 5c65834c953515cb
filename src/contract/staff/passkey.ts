import { z } from 'zod';
import { ConfirmPassword, factorName } from './second-factor.ts';

const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000);

const shared = {
  id: base64url.max(1400),
  rawId: base64url.max(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  // Extensions that browsers add are not used.
  clientExtensionResults: z.object({}),
};

/** The answer of a browser that has made a passkey: https://www.w3.org/TR/webauthn-3/#dictdef-registrationresponsejson */
export const NewPasskey = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

/** The answer of a browser whose passkey has signed: https://www.w3.org/TR/webauthn-3/#dictdef-authenticationresponsejson */
export const UsedPasskey = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
export type UsedPasskey = z.infer<typeof UsedPasskey>;

export const BeginPasskey = ConfirmPassword;

export const AddPasskey = z.object({ name: factorName, credential: NewPasskey });
export type AddPasskey = z.infer<typeof AddPasskey>;

export const PasskeyLogin = z.object({ credential: UsedPasskey });
