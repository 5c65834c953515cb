import { useEffect } from 'react';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListCards } from './list-cards.tsx';
import type { ListDefinition, ListPage } from './list-definition.ts';
import { ListHead } from './list-head.tsx';
import { ListPager } from './list-pager.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListTable } from './list-table.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { type ListState, isNarrowed } from './list-state.ts';
import { useListPage } from './use-list-page.ts';
import { type ChangeList, useListState } from './use-list-state.ts';

/** A whole list screen: head with search and filters, the rows as table or cards, pager. README.md describes its parts. */
export function ListScreen<Row>({ list }: { list: ListDefinition<Row> }) {
  const [state, change] = useListState(list);
  const page = useListPage(list, state);
  useEffect(() => {
    document.title = `${list.title} · Admin`;
  }, [list.title]);
  return (
    <div className="px-4 py-4 md:px-6">
      <ListHead {...{ list, state, change }} page={page.data} />
      {page.data && page.isError && (
        <StaleNotice asOf={page.dataUpdatedAt} retry={() => void page.refetch()} />
      )}
      <div aria-busy={page.isFetching} className={page.isPlaceholderData ? 'opacity-60' : undefined}>
        {page.data ? (
          <Rows {...{ list, state, change }} page={page.data} />
        ) : page.isError ? (
          <CannotReach error={page.error} retry={() => void page.refetch()} />
        ) : (
          <ListSkeleton />
        )}
      </div>
    </div>
  );
}

type RowsProps<Row> = {
  list: ListDefinition<Row>;
  state: ListState;
  change: ChangeList;
  page: ListPage<Row>;
};

function Rows<Row>({ list, state, change, page }: RowsProps<Row>) {
  if (page.rows.length === 0) return <NoRows {...{ list, state, change }} />;
  return (
    <>
      <ListTable {...{ list, state, change }} rows={page.rows} />
      <ListCards list={list} rows={page.rows} />
      <ListPager {...{ state, change }} page={page} />
    </>
  );
}

function NoRows<Row>({ list, state, change }: Omit<RowsProps<Row>, 'page'>) {
  if (!isNarrowed(state))
    return (
      <EmptyState picture="orders" title={list.empty.title} actions={list.empty.action}>
        {list.empty.text}
      </EmptyState>
    );
  return (
    <EmptyState
      picture="search"
      title={`No ${list.noun.one} matches`}
      actions={<Button onClick={() => change({ q: '', tab: '', filters: {} })}>Clear filters</Button>}
    />
  );
}
