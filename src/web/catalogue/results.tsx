import { Link } from 'react-router';
import { ProductGrid } from '#web/product-card/product-grid.tsx';
import { RouterLink } from '#web/shell/router-link.tsx';
import { buttonClasses } from '#ui/form/button.tsx';
import { Pagination } from '#ui/navigation/pagination.tsx';
import type { ListPage } from './list-page.ts';
import { useMore } from './use-more.ts';
import * as words from './words.ts';

type ResultsProps = {
  list: ListPage;
  hrefOf: (page: number) => string;
  view?: 'grid' | 'list';
  narrow?: boolean;
  eager?: number;
  level?: 2 | 3;
};

/** The products of a page; a button appends more, and links to every page are rendered below. */
export function Results({ list, hrefOf, view, narrow, eager, level = 2 }: ResultsProps) {
  const { cards, lastPage, isLoading, loadMore, hasFailed } = useMore(list, hrefOf);
  const pages = Math.ceil(list.total / list.limit);
  const left = list.total - lastPage * list.limit;
  return (
    <>
      <ProductGrid cards={cards} {...{ view, narrow, eager, level }} />
      {left > 0 && (
        <p className="mt-10 text-center">
          <Link
            to={hrefOf(lastPage + 1)}
            aria-busy={isLoading || undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              loadMore();
            }}
            className={buttonClasses({ variant: 'secondary', size: 'lg' })}
          >
            {isLoading ? words.loading : words.loadMore}
          </Link>
        </p>
      )}
      <p role="status" className="mt-3 text-center text-sm text-quiet">
        {hasFailed && words.moreFailed}
      </p>
      <div className="mt-6">
        <Pagination page={lastPage} pages={pages} hrefOf={hrefOf} linkAs={RouterLink} />
      </div>
    </>
  );
}
