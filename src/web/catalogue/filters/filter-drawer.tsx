import { useState } from 'react';
import type { FilterSet } from '#domain/catalogue/filter-set.ts';
import { type Chosen, withoutFilters } from '#domain/catalogue/filters.ts';
import type { Facet } from '#contract/catalogue/product-query.ts';
import { Button } from '#ui/form/button.tsx';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { FilterGroups } from './filter-groups.tsx';
import { useDraftCounts } from './use-draft-counts.ts';
import * as words from '../words.ts';

type FilterDrawerProps = {
  /** The query parameters that identify the list without its filters. */
  scope: Record<string, string>;
  facets: readonly Facet[];
  sets: readonly FilterSet[];
  chosen: Chosen;
  total: number;
  open: boolean;
  onClose: () => void;
  onApply: (next: Chosen) => void;
};

/** Shows the filters on a phone: choices are a draft, with its product count on the button, until they are applied together. */
export function FilterDrawer({ open, onClose, onApply, chosen, ...list }: FilterDrawerProps) {
  const [draft, setDraft] = useState(chosen);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setDraft(chosen);
  }
  const counts = useDraftCounts({ ...list, draft, isOpen: open });
  return (
    <Drawer
      side="right"
      title={words.filters}
      open={open}
      onClose={onClose}
      footer={
        <div className="grid grid-cols-[auto_1fr] gap-2">
          <Button variant="secondary" className="px-2" onClick={() => setDraft(withoutFilters(draft))}>
            {words.clearAllFilters}
          </Button>
          <Button
            className="px-2"
            onClick={() => {
              onApply(draft);
              onClose();
            }}
          >
            {words.applyFilters(counts.total)}
          </Button>
        </div>
      }
    >
      <div className="px-5 pb-6">
        <FilterGroups facets={counts.facets} sets={list.sets} chosen={draft} onChange={setDraft} />
      </div>
      <p role="status" className="sr-only">
        {words.productCount(counts.total)}
      </p>
    </Drawer>
  );
}
