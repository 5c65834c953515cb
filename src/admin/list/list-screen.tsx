import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { useTitle } from '#admin/use-title.ts';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { ListCards } from './rows/list-cards.tsx';
import type { ListDefinition } from './list-definition.ts';
import { ListHead } from './list-head.tsx';
import { ListPager } from './list-pager.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { isNarrowed, isNarrowedByTabAlone } from './list-state.ts';
import { ListTable } from './rows/list-table.tsx';
import { NewRowsNotice } from './rows/new-rows-notice.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { type List, useList } from './use-list.ts';
import { useListKeys } from './use-list-keys.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useReturnToRow } from './use-return-to-row.ts';

/** A whole list screen: head with search and filters, the rows as table or cards, pager and bulk bar. README.md describes its parts. */
export function ListScreen<Row>({ list: definition }: { list: ListDefinition<Row> }) {
  const list = useList(definition);
  const { page } = list;
  useListKeys(list);
  const prefetch = usePrefetch(list);
  const noteRow = useReturnToRow(definition.name, list.rows.length > 0);
  useTitle(definition.title);
  return (
    <div className="px-4 py-4 md:px-6">
      <ListHead list={list} />
      {page.data && page.isError && (
        <StaleNotice asOf={page.dataUpdatedAt} retry={() => void page.refetch()} />
      )}
      <NewRowsNotice list={list} />
      <div
        aria-busy={page.isFetching}
        className={page.isPlaceholderData ? 'opacity-60' : undefined}
        onClickCapture={noteRow}
        onPointerOver={prefetch}
        onPointerDown={prefetch}
      >
        {page.data?.note}
        {page.data ? (
          <Rows list={list} />
        ) : page.isError ? (
          <CannotReach error={page.error} retry={() => void page.refetch()} />
        ) : (
          <ListSkeleton />
        )}
      </div>
      <BulkBar list={list} />
    </div>
  );
}

function Rows<Row>({ list }: { list: List<Row> }) {
  if (list.rows.length === 0) return <NoRows list={list} />;
  return (
    <>
      <ListTable list={list} />
      <ListCards list={list} />
      <ListPager page={list.page.data!} state={list.state} change={list.change} />
    </>
  );
}

function NoRows<Row>({ list: { list, state, change } }: { list: List<Row> }) {
  if (!isNarrowed(state) && state.page === 1)
    return (
      <EmptyState picture="orders" title={list.empty.title} actions={list.empty.action}>
        {list.empty.text}
      </EmptyState>
    );
  const tab = list.tabs?.choices.find(({ value }) => value === state.tab);
  if (tab && isNarrowedByTabAlone(state))
    return (
      <EmptyState
        picture="orders"
        title={`No ${list.noun.one} under “${tab.label}”`}
        actions={
          <Button variant="secondary" onClick={() => change({ tab: '' })}>
            All {list.noun.many}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      picture="search"
      title={`No ${list.noun.one} matches`}
      actions={<Button onClick={() => change({ q: '', tab: '', filters: {} })}>Clear filters</Button>}
    />
  );
}
