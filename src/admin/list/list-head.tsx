import type { ListDefinition, ListPage } from './list-definition.ts';
import { ListSearch } from './list-search.tsx';
import type { ListState } from './list-state.ts';
import { ListTabs } from './list-tabs.tsx';
import type { ChangeList } from './use-list-state.ts';

type HeadProps<Row> = {
  list: ListDefinition<Row>;
  state: ListState;
  change: ChangeList;
  page: ListPage<Row> | undefined;
};

/** Title with the count, tabs, search. */
export function ListHead<Row>({ list, state, change, page }: HeadProps<Row>) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        <h1 className="font-display text-xl font-medium">{list.title}</h1>
        {page && <p className="text-quiet figures">{formatCount(page)}</p>}
        <div className="ml-auto flex gap-2">{list.tools}</div>
      </div>
      {list.tabs && <ListTabs tabs={list.tabs} counts={page?.counts} {...{ state, change }} />}
      <ListSearch hint={list.searchHint ?? 'Search'} {...{ state, change }} />
    </div>
  );
}

/** Returns a count with Indian grouping, with a plus where the server stopped counting. */
export function formatCount({ total, more }: Pick<ListPage<unknown>, 'total' | 'more'>): string {
  return `${total.toLocaleString('en-IN')}${more ? '+' : ''}`;
}
