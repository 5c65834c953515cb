import type { ListFields } from '#admin/form/conflict/merge-changes.ts';
import type { Values } from '#admin/form/conflict/merge-fields.ts';
import { VARIANT_COLUMNS } from '#admin/products/variants/variant-columns.ts';
import { nameVariant, type VariantRow } from '#admin/products/variants/variant-rows.ts';

/** The lists of a product that two people may change at once. A variant without an id is known by its colour and size. */
export const PRODUCT_LISTS: ListFields = {
  variants: {
    isSameRow: (one, other) =>
      one['id'] && other['id']
        ? one['id'] === other['id']
        : one['color'] === other['color'] && one['size'] === other['size'],
    nameOf: (row) => nameVariant(row as VariantRow),
    labels: {
      ...Object.fromEntries(VARIANT_COLUMNS.map(({ id, label }) => [id, label])),
      color: 'Colour',
      size: 'Size',
      available: 'Offered',
    },
  },
  pictures: {
    isSameRow: (one, other) => one['id'] === other['id'],
    nameOf: namePicture,
    labels: { color: 'Colour', alt: 'Description' },
  },
};

function namePicture({ alt, color }: Values): string {
  return `Photo: ${String(alt || color || 'without a description')}`;
}
