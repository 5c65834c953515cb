import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { CATEGORY_SORTS, type Sort, withoutFilters } from '#domain/catalogue/filters.ts';
import type { Facet } from '#contract/catalogue/product-query.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { toFilterSets } from './filters/facet-sets.ts';
import { FilterChips } from './filters/filter-chips.tsx';
import { FilterDrawer } from './filters/filter-drawer.tsx';
import { FilterForm } from './filters/filter-form.tsx';
import { FilterGroups } from './filters/filter-groups.tsx';
import type { ListPage } from './list-page.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { Results } from './results.tsx';
import { useListAddress } from './use-list-address.ts';
import { ViewToggle } from './view-toggle.tsx';
import * as words from './words.ts';

type FilteredListProps = {
  list: ListPage;
  facets: readonly Facet[];
  /** The query parameters of GET /products that identify the list without its filters. */
  scope: Record<string, string>;
  /** The sorts to choose from; the first is the default. */
  sorts?: readonly Sort[];
  /** Parameters of the address that no filter changes, such as the words of a search. */
  kept?: Record<string, string>;
  level?: 2 | 3;
  /** Set if the page shows the number of products above the list. */
  isCounted?: boolean;
  /** Shown when the list is empty although no filter is set, instead of the hint to clear the filters. */
  whenEmpty?: ReactNode;
};

/** Shows the products of a page with filters, sort orders and two views, all of them kept in the URL. */
export function FilteredList({
  list,
  facets,
  scope,
  sorts = CATEGORY_SORTS,
  kept,
  level,
  isCounted = false,
  whenEmpty,
}: FilteredListProps) {
  const sets = toFilterSets(facets);
  const { chosen, isMoving, change, hrefOf } = useListAddress(sets, sorts, kept);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isFiltered = Object.keys(chosen.filters).length > 0;
  if (whenEmpty && list.total === 0 && !isFiltered) return whenEmpty;
  return (
    <>
      <ListToolbar
        count={isCounted ? '' : words.productCount(list.total)}
        sort={chosen.sort}
        sorts={sorts}
        onSort={(sort) => change({ ...chosen, sort })}
        filters={{ chosen: Object.values(chosen.filters).flat().length, onOpen: () => setDrawerOpen(true) }}
      >
        <ViewToggle view={chosen.view} onChange={(view) => change({ ...chosen, view })} />
      </ListToolbar>
      <div className="lg:grid lg:grid-cols-[15rem_1fr] lg:gap-10">
        <FilterForm hidden={{ ...kept, view: chosen.view === 'list' ? 'list' : undefined }}>
          <FilterGroups facets={facets} sets={sets} chosen={chosen} onChange={change} />
        </FilterForm>
        <section
          aria-label={words.products}
          aria-busy={isMoving || undefined}
          className={classes('min-w-0 transition-opacity', isMoving && 'opacity-60')}
        >
          <FilterChips sets={sets} chosen={chosen} onChange={change} />
          {list.items.length > 0 ? (
            <Results
              list={list}
              hrefOf={(page) => hrefOf(chosen, page)}
              view={chosen.view}
              level={level}
              eager={2}
              narrow
            />
          ) : (
            <NothingFound href={hrefOf(withoutFilters(chosen))} />
          )}
        </section>
      </div>
      <FilterDrawer
        {...{ scope, facets, sets, chosen }}
        total={list.total}
        open={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        onApply={change}
      />
    </>
  );
}

function NothingFound({ href }: { href: string }) {
  return (
    <EmptyState
      picture="search"
      title={words.noMatches}
      actions={
        <Link to={href} preventScrollReset className={buttonClasses()}>
          {words.clearFilters}
        </Link>
      }
    >
      {words.noMatchesText}
    </EmptyState>
  );
}
