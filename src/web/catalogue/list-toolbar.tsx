import type { ReactNode } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { type Sort, SORT_NAMES } from '#domain/catalogue/filters.ts';
import { Button } from '#ui/form/button.tsx';
import { Select } from '#ui/form/select.tsx';
import * as words from './words.ts';

/** The id of the filter form: with script off it submits filters and sort order. */
export const LIST_FORM = 'list';

type ListToolbarProps = {
  /** The number of products as text; changes are announced to screen readers. */
  count: string;
  sort: Sort;
  sorts: readonly Sort[];
  onSort: (sort: Sort) => void;
  /** For phones, where the filters are not next to the products. */
  filters?: { chosen: number; onOpen: () => void };
  children?: ReactNode;
};

/** Shows count, sort order and the filter button; it stays in view while the products scroll. */
export function ListToolbar({ count, sort, sorts, onSort, filters, children }: ListToolbarProps) {
  return (
    <div className="list-toolbar">
      {filters && (
        <Button
          variant="secondary"
          className="min-h-12 flex-1 lg:hidden noscript:hidden"
          onClick={filters.onOpen}
          aria-haspopup="dialog"
        >
          <SlidersHorizontal aria-hidden="true" size={18} />
          {words.filtersChosen(filters.chosen)}
        </Button>
      )}
      <output className="figures empty:max-lg:hidden max-lg:order-last max-lg:w-full max-lg:text-sm max-lg:text-quiet lg:mr-auto">
        {count}
      </output>
      {children}
      <Select
        label={words.sortBy}
        hideLabel
        className="min-w-0 flex-1 lg:w-56 lg:flex-none"
        name="sort"
        form={LIST_FORM}
        value={sort}
        onChange={(event) => onSort(event.target.value as Sort)}
      >
        {sorts.map((each) => (
          <option key={each} value={each}>
            {SORT_NAMES[each]}
          </option>
        ))}
      </Select>
      <Button type="submit" form={LIST_FORM} className="hidden noscript:inline-flex">
        {words.apply}
      </Button>
    </div>
  );
}
