import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { toPath } from '#contract/client.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { ListDefinition } from '#admin/list/list-definition.ts';
import { formatShort } from '#admin/format/format-time.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import type { Redirect } from './use-redirect.ts';

export const redirectsList: ListDefinition<Redirect> = {
  name: 'redirects',
  title: 'Old addresses',
  noun: { one: 'old address', many: 'old addresses' },
  idOf: ({ id }) => id,
  nameOf: ({ path }) => path,
  hrefOf: ({ id }) => `/words/redirects/${id}`,
  searchHint: 'Part of the old or new address',
  sorts: [{ value: 'newest', label: 'Newest first' }],
  columns: [
    { id: 'path', label: 'Old address', cell: ({ path }) => path },
    { id: 'target', label: 'Leads to', cell: ({ target }) => target },
    { id: 'added', label: 'Added', cell: ({ created_at }) => formatShort(created_at) },
  ],
  card: ({ path, target }) => (
    <span className="flex min-w-0 flex-col gap-1">
      <span className="font-medium break-all text-indigo">{path}</span>
      <span className="text-sm break-all text-quiet">{`leads to ${target}`}</span>
    </span>
  ),
  load: async (query, options) => {
    const { redirects, total } = await callAdmin('GET /admin/redirects', { query, ...options });
    return { rows: redirects, total };
  },
  csv: (query) => toPath('GET /admin/redirects', { query }),
  empty: {
    title: 'No old addresses yet',
    text: 'Send visitors from an address of your earlier shop to a page here. Add addresses one by one, or import a file of them under Import, export. Old addresses of products and categories work without this.',
  },
  tools: (
    <Link to="/words/redirects/new" className={buttonClasses()}>
      <Plus aria-hidden="true" size={18} />
      Add old address
    </Link>
  ),
};
