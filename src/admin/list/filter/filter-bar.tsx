import { ListFilter, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import type { Filter } from '#admin/list/list-definition.ts';
import { withFilter } from '#admin/list/list-state.ts';
import type { List } from '#admin/list/use-list.ts';

/** The filters in use as chips, which open to be changed and can be removed, and the button for more. */
export function FilterBar<Row>({ list: { list, state, change } }: { list: List<Row> }) {
  const [open, setOpen] = useState(false);
  const { filters = [] } = list;
  const used = filters.filter(({ id }) => state.filters[id]);
  if (filters.length === 0) return null;
  return (
    <>
      {used.map((filter) => (
        <span
          key={filter.id}
          className="inline-flex items-center rounded-full border border-edge bg-card pl-3 text-sm"
        >
          <button type="button" className="min-h-11 hover:underline" onClick={() => setOpen(true)}>
            {filter.label}: {formatValues(filter, state.filters[filter.id]!)}
          </button>
          <IconButton
            label={`Remove ${filter.label}`}
            onClick={() => change({ filters: withFilter(state.filters, filter.id, []) })}
          >
            <X aria-hidden="true" size={16} />
          </IconButton>
        </span>
      ))}
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ListFilter aria-hidden="true" size={18} />
        Filter{used.length > 0 && ` ${used.length}`}
      </Button>
      <FilterDialog
        open={open}
        filters={filters}
        chosen={state.filters}
        onClose={() => setOpen(false)}
        onApply={(chosen) => change({ filters: chosen })}
      />
    </>
  );
}

/** Returns the values of a filter in words, or an ellipsis until they are loaded. A value that is no longer a choice is marked as such. */
function formatValues(filter: Filter, values: readonly string[]): string {
  if (filter.kind !== 'choice') return values.join(', ');
  const { choices } = filter;
  if (!choices) return '…';
  const nameOf = (value: string) => choices.find((choice) => choice.value === value)?.label;
  return values.map((value) => nameOf(value) ?? `${value} (no longer there)`).join(' or ');
}
