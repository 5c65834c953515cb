import { Archive, Copy, Eye, EyeOff, IndianRupee } from 'lucide-react';
import { toPath } from '#contract/client.ts';
import type { ListedProductJson } from '#contract/catalogue/admin-product.ts';
import type { ProductStatus } from '#domain/catalogue/product-status.ts';
import { formatCount } from '#domain/format-count.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { useCategories } from '#admin/categories/use-categories.ts';
import { NotLoaded } from '#admin/form/not-loaded.tsx';
import type {
  BulkAction,
  BulkForm,
  CellEdit,
  Choice,
  Column,
  Filter,
  ListDefinition,
} from '#admin/list/list-definition.ts';
import { prefetchProduct } from '#admin/products/prefetch-product.ts';
import { ProductState, WARNINGS, statusChoices, warningChoices } from '#admin/products/product-words.tsx';
import { formatShort } from '#admin/format/format-time.ts';
import { AMOUNT_MISTAKE, readNumber, readRupees } from '#admin/format/read-number.ts';
import { rupees } from '#admin/format/rupees.ts';
import { changeProducts, duplicateProducts } from './change-products.ts';
import { NewProductLink } from './new-product-link.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { ProductCard } from './product-card.tsx';
import { StockWords } from './stock-words.tsx';
import { Thumbnail } from './thumbnail.tsx';

const price: CellEdit<ListedProductJson> = {
  text: ({ price: amount, variant_count: variants }) => (variants > 0 ? undefined : String(amount ?? '')),
  inputMode: 'decimal',
  version: ({ version }) => version,
  check: (text) => (readRupees(text) === undefined ? AMOUNT_MISTAKE : undefined),
  save: (row, text) => change(row, { price: readRupees(text)! }),
};

const stock: CellEdit<ListedProductJson> = {
  text: ({ stock_quantity: pieces, variant_count: variants }) => (variants > 0 ? undefined : String(pieces)),
  inputMode: 'numeric',
  version: ({ version }) => version,
  ability: 'edit_stock',
  check: (text) => (Number.isInteger(readNumber(text)) ? undefined : 'Enter whole pieces, like 4.'),
  save: (row, text) => change(row, { stock_quantity: readNumber(text) as number }),
};

async function change(row: ListedProductJson, changed: { price?: number; stock_quantity?: number }) {
  const { id, version } = row;
  const body = { ...changed, version };
  const { product } = await callAdmin('PATCH /admin/products/{id}', { params: { id }, body });
  const { price: amount, stock_quantity: pieces } = product;
  return { ...row, price: amount, stock_quantity: pieces, version: product.version };
}

const columns: Column<ListedProductJson>[] = [
  { id: 'name', label: 'Name', cell: (product) => <NameCell product={product} /> },
  { id: 'sku', label: 'SKU', cell: ({ sku }) => sku },
  {
    id: 'price',
    label: 'Price ₹',
    align: 'end',
    sort: { up: 'price_low', down: 'price_high' },
    edit: price,
    cell: ({ price: amount, variant_count: variants }) =>
      amount === null ? '–' : `${variants > 0 ? 'from ' : ''}${rupees(amount).replace('₹', '')}`,
  },
  {
    id: 'stock',
    label: 'Stock',
    align: 'end',
    sort: { up: 'stock_low', down: 'stock_high' },
    edit: stock,
    cell: (product) => <StockWords product={product} />,
  },
  { id: 'status', label: 'Status', cell: ({ status }) => <ProductState status={status} /> },
  { id: 'category', label: 'Category', cell: ({ category }) => category?.name ?? '' },
  { id: 'warnings', label: 'To look at', cell: ({ warnings }) => listWarnings(warnings), isExtra: true },
  { id: 'maker', label: 'Maker', cell: ({ maker }) => maker ?? '', isExtra: true },
  { id: 'craft', label: 'Craft', cell: ({ craft }) => craft ?? '', isExtra: true },
  {
    id: 'sale',
    label: 'Sale price ₹',
    align: 'end',
    cell: ({ sale_price: sale }) => sale ?? '',
    isExtra: true,
  },
  { id: 'updated', label: 'Changed', cell: ({ updated_at: at }) => formatShort(at), isExtra: true },
];

function NameCell({ product: { name, picture } }: { product: ListedProductJson }) {
  return (
    <span className="flex items-center gap-3 py-0.5">
      <Thumbnail picture={picture} />
      <span className="line-clamp-2">{name}</span>
    </span>
  );
}

function listWarnings(warnings: ListedProductJson['warnings']): string {
  return warnings.map((warning) => WARNINGS[warning].name).join(', ');
}

function CategoriesNotLoaded() {
  return <NotLoaded what="categories" query={useCategories()} />;
}

function toFilters(categories: readonly Choice[] | undefined): Filter[] {
  return [
    {
      id: 'category',
      label: 'Category',
      kind: 'choice',
      choices: categories,
      NotLoaded: CategoriesNotLoaded,
    },
    {
      id: 'stock',
      label: 'Stock',
      kind: 'choice',
      isSingle: true,
      choices: [
        { value: 'none', label: 'None' },
        { value: 'low', label: 'Few left' },
      ],
    },
    { id: 'warning', label: 'To look at', kind: 'choice', choices: warningChoices },
    { id: 'craft', label: 'Craft', kind: 'text', hint: 'As it is written, such as Dhokra' },
    { id: 'maker', label: 'Maker', kind: 'text', hint: 'The name as it is written' },
  ];
}

const count = (many: number) => formatCount(many, 'product');

const show: BulkAction = {
  id: 'live',
  label: 'Show',
  icon: Eye,
  done: 'in the shop',
  ask: (many) => ({
    title: `Show ${count(many)} in the shop?`,
    effect:
      'They can be bought at once. One that lacks a price, a category or an HSN code is named and stays as it is.',
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
    effect: 'They leave the shop and the search. Orders stay. Show brings them back.',
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
    effect: 'Each copy is a draft without stock, with an article number and an address of its own.',
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

/** The status that an action gives a product, which one that has it already does not need. */
const statusAfter: Partial<Record<string, ProductStatus>> = {
  live: 'live',
  hide: 'hidden',
  archive: 'archived',
};

/** Returns the list of products; the choices of its filter are the shop's categories, undefined while they are not loaded. */
export function toProductsList(categories: readonly Choice[] | undefined): ListDefinition<ListedProductJson> {
  return {
    name: 'products',
    title: 'Products',
    noun: { one: 'product', many: 'products' },
    idOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    hrefOf: ({ id }) => `/products/${id}`,
    prefetch: ({ id }) => prefetchProduct(id),
    searchHint: 'Name, SKU or HSN code',
    tabs: { id: 'status', label: 'Products by status', choices: statusChoices },
    sorts: [
      { value: 'newest', label: 'Newest first' },
      { value: 'updated', label: 'Changed last' },
      { value: 'name', label: 'By name' },
    ],
    columns,
    filters: toFilters(categories),
    actions: [show, hide, changePrice, duplicate, archive],
    allows: (action, { status }) => statusAfter[action] !== status,
    card: (product) => <ProductCard product={product} />,
    load: async (query, options) => {
      const { products, total, counts } = await callAdmin('GET /admin/products', { query, ...options });
      return { rows: products, total, counts };
    },
    csv: (query) => toPath('GET /admin/products', { query }),
    tools: <NewProductLink />,
    empty: {
      title: 'No products yet',
      text: 'Add one. A name is enough to begin; you can go on later.',
      action: <NewProductLink />,
    },
  };
}
