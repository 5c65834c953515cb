import type { z } from 'zod';
import type { SaveAddress } from '#domain/customer/address.ts';

/** An address as it is typed. */
export type AddressInput = z.input<typeof SaveAddress>;
