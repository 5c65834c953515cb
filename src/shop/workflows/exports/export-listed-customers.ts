import type { AdminCustomerListing, ListedCustomerJson } from '#contract/customer/admin-customer.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Ctx } from '#shop/context.ts';
import { readAllListedCustomers } from '#shop/orders/buyers/list-admin-customers.ts';
import { noteExport } from './note-export.ts';

/**
 * Returns the customers of the list for a file, and records the export in the audit. It needs the ability of the export of all customers,
 * because a list without a search is all customers. Throws unauthenticated, forbidden.
 */
export async function exportListedCustomers(
  ctx: Ctx,
  wanted: AdminCustomerListing,
): Promise<ListedCustomerJson[]> {
  requireAbility(ctx, 'move_data');
  const customers = await readAllListedCustomers(ctx, wanted);
  await noteExport(ctx, 'customers.csv', { rows: customers.length });
  return customers;
}
