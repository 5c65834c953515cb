import type { SaveAddress } from '#contract/customer/address.ts';

/** A customer of an earlier shop, as described in a file. */
export type ImportedCustomer = {
  name: string;
  /** In E.164. */
  mobile: string | null;
  /** In lower case. */
  email: string | null;
  addresses: readonly SaveAddress[];
};

/** A customer of the shop that a file may refer to. */
export type KnownCustomer = {
  id: string;
  name: string | null;
  email: string | null;
  is_email_proven: boolean;
  mobile: string | null;
  caller_number: string | null;
  /** Whether the customer signs in: then only they may change their details, not a file. */
  has_login: boolean;
  addresses: { line1: string; line2: string; city: string; state: string; postal_code: string }[];
};

export type CustomerChange = {
  values: { name?: string; email?: string; caller_number?: string };
  addresses: readonly SaveAddress[];
};

/**
 * Returns the changes that a file makes to a customer of the shop; undefined if it makes none. A customer who signs in keeps their own
 * details: a file changes none of them.
 */
export function listCustomerChanges(
  known: KnownCustomer,
  imported: ImportedCustomer,
): CustomerChange | undefined {
  if (known.has_login) return undefined;
  const { name, email, mobile } = imported;
  const values = {
    ...(name !== '' && name !== known.name && { name }),
    ...(email !== null && email !== known.email?.toLowerCase() && { email }),
    ...(mobile !== null && mobile !== known.caller_number && { caller_number: mobile }),
  };
  const addresses = imported.addresses.filter(
    (address) => !known.addresses.some((each) => isSame(each, address)),
  );
  return Object.keys(values).length > 0 || addresses.length > 0 ? { values, addresses } : undefined;
}

function isSame(known: KnownCustomer['addresses'][number], address: SaveAddress): boolean {
  const fold = ({ line1, city, postal_code }: { line1: string; city: string; postal_code: string }) =>
    [line1, city, postal_code].join('|').toLowerCase().replaceAll(/\s+/g, ' ');
  return fold(known) === fold(address);
}
