import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '#domain/format-count.ts';
import { toPath } from '#contract/client.ts';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { ListDefinition } from '#admin/list/list-definition.ts';
import { buttonClasses } from '#ui/form/button.tsx';

type Row = Answer<'GET /admin/collections'>['collections'][number];

const kinds = { by_hand: 'Picked by hand', by_rule: 'By a rule' };

export const collectionsList: ListDefinition<Row> = {
  name: 'collections',
  title: 'Collections',
  noun: { one: 'collection', many: 'collections' },
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: ({ id }) => `/words/collections/${id}`,
  searchHint: 'Part of the name',
  tabs: {
    id: 'kind',
    label: 'Collections by how they are filled',
    choices: Object.entries(kinds).map(([value, label]) => ({ value, label })),
  },
  sorts: [
    { value: 'name', label: 'By name' },
    { value: 'newest', label: 'Latest first' },
  ],
  columns: [
    { id: 'name', label: 'Name', cell: ({ name }) => name },
    { id: 'slug', label: 'Web address', cell: ({ slug }) => `/collections/${slug}` },
    { id: 'kind', label: 'Products', cell: ({ kind }) => kinds[kind] },
    { id: 'products', label: 'In the shop', align: 'end', cell: ({ products }) => products },
  ],
  card: (row) => (
    <span className="flex flex-col gap-1">
      <span className="truncate font-medium text-indigo">{row.name}</span>
      <span className="flex flex-wrap items-center gap-x-3 text-sm text-quiet">
        <span>{kinds[row.kind]}</span>
        <span className="ml-auto figures">{countProducts(row)}</span>
      </span>
    </span>
  ),
  load: async (query, options) => {
    const { collections, total } = await callAdmin('GET /admin/collections', { query, ...options });
    return { rows: collections, total };
  },
  csv: (query) => toPath('GET /admin/collections', { query }),
  empty: {
    title: 'No collections yet',
    text: 'A collection brings products from several categories together on one page, such as Diwali gifts.',
  },
  tools: (
    <Link to="/words/collections/new" className={buttonClasses()}>
      <Plus aria-hidden="true" size={18} />
      Add collection
    </Link>
  ),
};

function countProducts({ products }: Row): string {
  return formatCount(products, 'product');
}
