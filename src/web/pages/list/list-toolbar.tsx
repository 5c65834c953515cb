import type { ReactNode } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { type Sort, SORT_NAMES } from '#domain/filters.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';

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
    <div className="sticky top-[4.5rem] z-30 -mx-4 mb-5 border-y border-line bg-paper px-4 py-2 md:-mx-6 md:px-6 lg:top-20">
      <div className="flex items-center gap-2 lg:gap-4">
        {filters && (
          <Button variant="secondary" className="lg:hidden" onClick={filters.onOpen} aria-haspopup="dialog">
            <SlidersHorizontal aria-hidden="true" size={18} />
            Filters{filters.chosen > 0 && ` (${filters.chosen})`}
          </Button>
        )}
        <p role="status" className="mr-auto figures max-sm:text-sm">
          {count}
        </p>
        {children}
        <Select
          label="Sort by"
          hideLabel
          className="w-36 sm:w-56"
          value={sort}
          onChange={(event) => onSort(event.target.value as Sort)}
        >
          {sorts.map((each) => (
            <option key={each} value={each}>
              {SORT_NAMES[each]}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
