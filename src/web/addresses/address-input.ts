import type { z } from 'zod';
import type { SaveAddress } from '#domain/customer/address.ts';

/** An address as somebody types it. */
export type AddressInput = z.input<typeof SaveAddress>;
