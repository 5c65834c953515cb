import type { ImportKind } from '#domain/import-export/import-kind.ts';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';

/** The ability that each kind of import needs beside the ability to move data. */
const ABILITIES: Record<ImportKind, readonly StaffAbility[]> = {
  products: ['edit_products', 'edit_stock'],
  customers: ['answer_customers'],
  orders: ['see_orders'],
  redirects: ['edit_content'],
  photos: ['edit_products'],
};

/** Refuses callers who may not move data in, or not data of this kind. Throws unauthenticated, forbidden. */
export function requireImporter(reader: Pick<Reader, 'actor'>, kind?: ImportKind): void {
  requireAbility(reader, 'move_data');
  for (const ability of kind ? ABILITIES[kind] : []) requireAbility(reader, ability);
}
