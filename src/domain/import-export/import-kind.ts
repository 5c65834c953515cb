import { z } from 'zod';
import type { StaffAbility } from '#domain/staff/abilities.ts';

/** The kinds of records that a table may hold. */
export const SheetKind = z.enum(
  ['products', 'customers', 'orders', 'redirects'],
  'Choose products, customers, orders or redirects',
);
export type SheetKind = z.infer<typeof SheetKind>;

/** The kinds of records that a file may hold: those of a table, or the photos of a ZIP. */
export const ImportKind = z.enum([...SheetKind.options, 'photos']);
export type ImportKind = z.infer<typeof ImportKind>;

/** The abilities that each kind of import needs in addition to the one to move data. */
export const IMPORT_ABILITIES: Record<ImportKind, readonly StaffAbility[]> = {
  products: ['edit_products', 'edit_stock'],
  customers: ['answer_customers'],
  orders: ['see_orders'],
  redirects: ['edit_content'],
  photos: ['edit_products'],
};

/** The writer of a file: this shop (or a person who follows its sheet), Shopify or WooCommerce. */
export const IMPORT_FORMATS = ['haat', 'shopify', 'woocommerce'] as const;
export const ImportFormat = z.enum(IMPORT_FORMATS);
export type ImportFormat = z.infer<typeof ImportFormat>;

export const FORMAT_NAMES: Record<ImportFormat, string> = {
  haat: 'our own sheet',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
};

/** The outcome of one record of a file, a product, a customer, an order or a photo; in a check, the outcome that it would have. */
export const IMPORT_OUTCOMES = ['created', 'updated', 'unchanged', 'refused'] as const;
export const ImportOutcome = z.enum(IMPORT_OUTCOMES);
export type ImportOutcome = z.infer<typeof ImportOutcome>;

export const IMPORT_STATUSES = ['waiting', 'running', 'done', 'cancelled', 'failed'] as const;
export const ImportStatus = z.enum(IMPORT_STATUSES);
export type ImportStatus = z.infer<typeof ImportStatus>;
