import { useMay } from '#admin/session/use-me.ts';
import type { ProductControl } from './use-product-form.ts';

/** Returns whether the form takes pieces and shelves: for a new product always, otherwise only from people who may change the stock. */
export function useMayStock({ isNew }: Pick<ProductControl, 'isNew'>): boolean {
  const may = useMay();
  return isNew || may('edit_stock');
}
