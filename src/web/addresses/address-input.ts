import type { z } from 'zod';
import type { SaveAddress } from '#contract/customer/address.ts';

/** An address as it is typed, before validation. */
export type AddressInput = z.input<typeof SaveAddress>;
