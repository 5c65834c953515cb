import type { ListedProductJson } from '#contract/catalogue/admin-product.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { AMOUNT_MISTAKE, readNumber, readRupees } from '#admin/format/read-number.ts';
import type { CellEdit } from '#admin/list/list-definition.ts';

/** Edits the price in its cell; the prices of variants are edited on the product's own screen. */
export const PRICE_EDIT: CellEdit<ListedProductJson> = {
  text: ({ price: amount, variant_count: variants }) => (variants > 0 ? undefined : String(amount ?? '')),
  inputMode: 'decimal',
  version: ({ version }) => version,
  check: (text) => (readRupees(text) === undefined ? AMOUNT_MISTAKE : undefined),
  save: (row, text) => change(row, { price: readRupees(text)! }),
};

/** Edits the stock in its cell; variants have their own stock. */
export const STOCK_EDIT: CellEdit<ListedProductJson> = {
  text: ({ stock_quantity: pieces, variant_count: variants }) => (variants > 0 ? undefined : String(pieces)),
  inputMode: 'numeric',
  version: ({ version }) => version,
  ability: 'edit_stock',
  check: (text) => (Number.isInteger(readNumber(text)) ? undefined : 'Enter whole pieces, like 4.'),
  save: (row, text) => change(row, { stock_quantity: readNumber(text) }),
};

async function change(row: ListedProductJson, changed: { price?: number; stock_quantity?: number }) {
  const { id, version } = row;
  const body = { ...changed, version };
  const { product } = await callAdmin('PATCH /admin/products/{id}', { params: { id }, body });
  const { price: amount, stock_quantity: pieces } = product;
  return { ...row, price: amount, stock_quantity: pieces, version: product.version };
}
