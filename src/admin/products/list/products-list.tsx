import { toPath } from '#contract/client.ts';
import type { ListedProductJson } from '#contract/catalogue/admin-product.ts';
import type { ProductStatus } from '#domain/catalogue/product-status.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { useCategories } from '#admin/categories/use-categories.ts';
import { NotLoaded } from '#admin/form/not-loaded.tsx';
import type { Choice, Filter, ListDefinition } from '#admin/list/list-definition.ts';
import { prefetchProduct } from '#admin/products/prefetch-product.ts';
import { STATUS_CHOICES, WARNING_CHOICES } from '#admin/products/product-words.tsx';
import { BULK_ACTIONS } from './bulk-actions.ts';
import { COLUMNS } from './columns.tsx';
import { NewProductLink } from './new-product-link.tsx';
import { ProductCard } from './product-card.tsx';

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
    { id: 'warning', label: 'To look at', kind: 'choice', choices: WARNING_CHOICES },
    { id: 'craft', label: 'Craft', kind: 'text', hint: 'Exactly as written, such as Dhokra' },
    { id: 'maker', label: 'Maker', kind: 'text', hint: 'The name, exactly as written' },
  ];
}

/** The status that an action sets; a product that already has it does not need the action. */
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
    tabs: { id: 'status', label: 'Products by status', choices: STATUS_CHOICES },
    sorts: [
      { value: 'newest', label: 'Newest first' },
      { value: 'updated', label: 'Last changed first' },
      { value: 'name', label: 'By name' },
    ],
    columns: COLUMNS,
    filters: toFilters(categories),
    actions: BULK_ACTIONS,
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
      text: 'Add your first one. A name is enough to start; you can fill in the rest later.',
      action: <NewProductLink />,
    },
  };
}
