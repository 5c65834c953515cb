import type { FilterSet } from '#domain/catalogue/filter-set.ts';
import { type Chosen, listChips, toggleFilter, withoutFilters } from '#domain/catalogue/filters.ts';
import { Button } from '#ui/form/button.tsx';
import { RemovableChip } from '#ui/form/chip.tsx';
import { useFocusAfterRemoval } from '#ui/overlay/keep-in-page.ts';
import * as words from '../words.ts';

type FilterChipsProps = {
  sets: readonly FilterSet[];
  chosen: Chosen;
  onChange: (next: Chosen) => void;
};

/** Lists the chosen filters; each can be removed on its own, or all together. */
export function FilterChips({ sets, chosen, onChange }: FilterChipsProps) {
  const chips = listChips(chosen, sets);
  useFocusAfterRemoval(chips.length);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={words.appliedFilters} className="flex flex-wrap items-center gap-2 pb-5 noscript:hidden">
      {chips.map(({ key, value, label }) => (
        <li key={`${key} ${value}`}>
          <RemovableChip
            name={label}
            onRemove={() =>
              onChange(
                toggleFilter(
                  chosen,
                  sets.find((set) => set.key === key)!,
                  value,
                ),
              )
            }
          >
            {label}
          </RemovableChip>
        </li>
      ))}
      <li>
        <Button variant="quiet" onClick={() => onChange(withoutFilters(chosen))}>
          {words.clearAll}
        </Button>
      </li>
    </ul>
  );
}
