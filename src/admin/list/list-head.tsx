import { SquareCheck } from 'lucide-react';
import { Button } from '#ui/form/button.tsx';
import { ColumnsButton } from './rows/columns-button.tsx';
import { CsvButton } from './csv-button.tsx';
import { FilterBar } from './filter/filter-bar.tsx';
import { formatTotal } from './format-total.ts';
import { ListSearch } from './list-search.tsx';
import { ListTabs } from './list-tabs.tsx';
import { SavedViews } from './saved-views.tsx';
import type { List } from './use-list.ts';

/** Title with the count, views, search, filters, columns and CSV, in the order of the focus. */
export function ListHead<Row>({ list: control }: { list: List<Row> }) {
  const { list, state, change, page, rows, isSelecting, setSelecting } = control;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="font-display text-xl font-medium">{list.title}</h1>
        {page.data && <p className="text-quiet figures">{formatTotal(page.data)}</p>}
        <div className="ml-auto flex flex-wrap justify-end gap-2">
          {list.actions && rows.length > 0 && (
            <Button
              variant="secondary"
              className="md:hidden"
              aria-pressed={isSelecting}
              onClick={() => setSelecting(!isSelecting)}
            >
              <SquareCheck aria-hidden="true" size={18} />
              Select
            </Button>
          )}
          {list.tools}
        </div>
      </div>
      {list.tabs && <ListTabs tabs={list.tabs} counts={page.data?.counts} list={control} />}
      <SavedViews list={control} />
      <ListSearch hint={list.searchHint ?? 'Search'} {...{ state, change }} />
      <div className="flex flex-wrap items-start gap-2">
        <FilterBar list={control} />
        <div className="ml-auto flex gap-2">
          <div className="max-md:hidden">
            <ColumnsButton list={control} />
          </div>
          <CsvButton list={control} />
        </div>
      </div>
    </div>
  );
}
