import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { toPath } from '#contract/client.ts';
import type { EntryJson } from '#contract/catalogue/register.ts';
import type { RegisterName } from '#domain/catalogue/register.ts';
import { formatCount } from '#domain/format-count.ts';
import { findState } from '#domain/tax/state.ts';
import type { ListDefinition } from '#admin/list/list-definition.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { REGISTER_CALLS } from './register-calls.ts';
import { REGISTER_WORDS } from './register-words.ts';

/** Defines the list of a register: its entries with how many products each has. */
export function toEntriesList(register: RegisterName): ListDefinition<EntryJson> {
  const { title, noun, empty } = REGISTER_WORDS[register];
  return {
    name: register,
    title,
    noun,
    idOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    hrefOf: ({ id }) => `/words/${register}/${id}`,
    searchHint: 'Name or place',
    sorts: [
      { value: 'name', label: 'By name' },
      { value: 'products', label: 'Most products first' },
      { value: 'newest', label: 'Newest first' },
    ],
    columns: [
      { id: 'name', label: 'Name', cell: ({ name }) => name },
      { id: 'place', label: 'Place', cell: formatPlace },
      { id: 'products', label: 'Products', align: 'end', cell: ({ products }) => products },
      { id: 'live', label: 'In the shop', align: 'end', cell: ({ live_products: live }) => live },
    ],
    card: (entry) => (
      <span className="flex flex-col gap-1">
        <span className="min-w-0 truncate font-medium text-indigo">{entry.name}</span>
        <span className="flex flex-wrap gap-x-3 text-sm text-quiet">
          <span className="min-w-0 truncate">{formatPlace(entry)}</span>
          <span className="ml-auto figures">{`${formatCount(entry.products, 'product')}, ${entry.live_products} in the shop`}</span>
        </span>
      </span>
    ),
    load: async (query, options) => {
      const { entries, total } = await REGISTER_CALLS[register].list(query, options);
      return { rows: entries, total };
    },
    csv: (query) => toPath(register === 'makers' ? 'GET /admin/makers' : 'GET /admin/crafts', { query }),
    empty: { title: `No ${noun.many} yet`, text: empty },
    tools: (
      <Link to={`/words/${register}/new`} className={buttonClasses()}>
        <Plus aria-hidden="true" size={18} />
        Add {noun.one}
      </Link>
    ),
  };
}

function formatPlace({ place, state }: Pick<EntryJson, 'place' | 'state'>): string {
  return [place, state && findState(state)?.name].filter(Boolean).join(', ');
}
