import { forbidden } from '#domain/error.ts';
import { IMPORT_ABILITIES, type ImportKind } from '#domain/import-export/import-kind.ts';
import { hasAbility, requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';

const NAMES: Record<ImportKind, string> = {
  products: 'products',
  customers: 'customers',
  orders: 'past orders',
  redirects: 'old addresses',
  photos: 'photos',
};

/** Refuses callers who may not import data, or not data of this kind. Throws unauthenticated, forbidden. */
export function requireImporter(reader: Pick<Reader, 'actor'>, kind?: ImportKind): void {
  requireAbility(reader, 'move_data');
  if (kind && !IMPORT_ABILITIES[kind].every((ability) => hasAbility(reader, ability)))
    throw forbidden(`Your account is not allowed to import ${NAMES[kind]}`);
}
