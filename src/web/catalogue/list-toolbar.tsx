import type { ReactNode } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { type Sort, SORT_NAMES } from '#domain/catalogue/filters.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';

/** The form of the filters: with script off they and the order are sent by it. */
export const LIST_FORM = 'list';

type ListToolbarProps = {
  /** How many goods there are, in words; announced when it changes. */
  count: string;
  sort: Sort;
  sorts: readonly Sort[];
  onSort: (sort: Sort) => void;
  /** On phones, where the filters are not beside the goods. */
  filters?: { chosen: number; onOpen: () => void };
  children?: ReactNode;
};

/** Count, order and the way to the filters: always in reach while the goods scroll by. */
export function ListToolbar({ count, sort, sorts, onSort, filters, children }: ListToolbarProps) {
  return (
    <div className="list-toolbar">
      {filters && (
        <Button
          variant="secondary"
          className="flex-1 lg:hidden noscript:hidden"
          onClick={filters.onOpen}
          aria-haspopup="dialog"
        >
          <SlidersHorizontal aria-hidden="true" size={18} />
          Filters{filters.chosen > 0 && ` (${filters.chosen})`}
        </Button>
      )}
      <output className="figures max-lg:order-last max-lg:w-full max-lg:text-sm max-lg:text-quiet lg:mr-auto">
        {count}
      </output>
      {children}
      <Select
        label="Sort by"
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
        Apply
      </Button>
    </div>
  );
}
