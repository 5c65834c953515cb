import { Archive, Copy, Eye, EyeOff, IndianRupee } from 'lucide-react';
import type { ListedProductJson } from '#contract/catalogue/admin-product.ts';
import { formatCount } from '#domain/format-count.ts';
import type { BulkAction, BulkForm, ListDefinition } from '#admin/list/list-definition.ts';
import { changeProducts, duplicateProducts } from './change-products.ts';
import { PriceDialog } from './price-dialog.tsx';

const count = (many: number) => formatCount(many, 'product');

const show: BulkAction = {
  id: 'live',
  label: 'Show',
  icon: Eye,
  done: 'in the shop',
  ask: (many) => ({
    title: `Show ${count(many)} in the shop?`,
    effect:
      'Customers can buy them at once. Any product without a price, a category or an HSN code is named and stays as it is.',
    button: `Show ${count(many)}`,
  }),
  run: (ids, key) => changeProducts(ids, { action: 'live' }, key),
};

const hide: BulkAction = {
  id: 'hide',
  label: 'Hide',
  icon: EyeOff,
  done: 'hidden',
  ask: (many) => ({
    title: `Hide ${count(many)}?`,
    effect: 'Customers no longer see them in the shop or the search. Orders stay. “Show” brings them back.',
    button: `Hide ${count(many)}`,
  }),
  run: (ids, key) => changeProducts(ids, { action: 'hide' }, key),
};

const archive: BulkAction = {
  id: 'archive',
  label: 'Archive',
  icon: Archive,
  done: 'archived',
  ask: (many) => ({
    title: `Archive ${count(many)}?`,
    effect: 'They are taken off sale for good. Orders and invoices stay, and each can be restored.',
    button: `Archive ${count(many)}`,
  }),
  run: (ids, key) => changeProducts(ids, { action: 'archive' }, key),
};

const duplicate: BulkAction = {
  id: 'duplicate',
  label: 'Duplicate',
  icon: Copy,
  done: 'duplicated',
  ask: (many) => ({
    title: `Duplicate ${count(many)}?`,
    effect: 'Each copy is a draft without stock, with its own SKU and address.',
    button: `Duplicate ${count(many)}`,
  }),
  run: (ids) => duplicateProducts(ids),
};

const changePrice: BulkForm<ListedProductJson> = {
  id: 'price',
  label: 'Price',
  icon: IndianRupee,
  Form: PriceDialog,
};

/** The actions for selected products. */
export const BULK_ACTIONS: ListDefinition<ListedProductJson>['actions'] = [
  show,
  hide,
  changePrice,
  duplicate,
  archive,
];
