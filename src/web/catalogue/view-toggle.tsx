import { LayoutGrid, List } from 'lucide-react';
import type { View } from '#domain/catalogue/filters.ts';
import { classes } from '#ui/classes.ts';
import * as words from './words.ts';

const views = [
  { view: 'grid', label: words.gridView, Icon: LayoutGrid },
  { view: 'list', label: words.listView, Icon: List },
] as const;

/** Switches between grid and list; shown only on desktop, where there is room for both. */
export function ViewToggle({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <div
      role="group"
      aria-label={words.view}
      className="hidden rounded-sm border border-edge lg:flex noscript:hidden"
    >
      {views.map(({ view: each, label, Icon }) => (
        <button
          key={each}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={each === view}
          onClick={() => onChange(each)}
          className={classes(
            'flex size-11 items-center justify-center first:rounded-l-sm last:rounded-r-sm',
            each === view ? 'bg-indigo text-white' : 'bg-card hover:bg-sand',
          )}
        >
          <Icon aria-hidden="true" size={20} />
        </button>
      ))}
    </div>
  );
}
