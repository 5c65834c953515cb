import { countPages } from '#domain/paging.ts';
import { Button } from '#ui/form/button.tsx';
import type { ListPage } from './list-definition.ts';
import { formatTotal } from './format-total.ts';
import { type ListState, ROWS_PER_PAGE } from './list-state.ts';
import type { ChangeList } from './use-list-state.ts';

type PagerProps = { page: ListPage<unknown>; state: ListState; change: ChangeList };

/** Shows which rows are in view, with links to the pages before and after. */
export function ListPager({ page, state, change }: PagerProps) {
  const pages = countPages(page.total, ROWS_PER_PAGE);
  const isLast = state.page >= pages && !page.more;
  if (pages <= 1 && !page.more) return null;
  const first = (state.page - 1) * ROWS_PER_PAGE + 1;
  return (
    <nav aria-label="Pages" className="mt-3 flex flex-wrap items-center justify-end gap-3">
      <p className="text-sm text-quiet figures">
        {first.toLocaleString('en-IN')}–{(first + page.rows.length - 1).toLocaleString('en-IN')} of{' '}
        {formatTotal(page)}
      </p>
      <Button
        variant="secondary"
        disabled={state.page === 1}
        onClick={() => change({ page: state.page - 1 })}
      >
        Previous
      </Button>
      <Button variant="secondary" disabled={isLast} onClick={() => change({ page: state.page + 1 })}>
        Next
      </Button>
    </nav>
  );
}
