import { z } from 'zod';

/** The pages of text that bind the seller. Their built-in text speaks in the seller's name, so an owner confirms having read it. */
export const PolicySlug = z.enum(['shipping', 'returns', 'legal']);
export type PolicySlug = z.infer<typeof PolicySlug>;

export const POLICY_NAMES: Record<PolicySlug, string> = {
  shipping: 'Shipping',
  returns: 'Returns',
  legal: 'Privacy policy and terms',
};
