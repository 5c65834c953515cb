import type { ReactNode } from 'react';
import { LIST_FORM } from '#web/catalogue/list-toolbar.tsx';
import * as words from '../words.ts';

type FilterFormProps = {
  /** The query parameters that the form has no field for. */
  hidden: Record<string, string | undefined>;
  children: ReactNode;
};

/**
 * Shows the column of filters next to the products; with script off it also appears above them on small screens, where the drawer does not
 * work.
 */
export function FilterForm({ hidden, children }: FilterFormProps) {
  return (
    <aside
      aria-label={words.filters}
      // The column is often longer than the list, so it is sticky and scrolls independently, with room for focus rings.
      className="hidden lg:sticky lg:top-38 lg:-mx-2 lg:block lg:max-h-[calc(100dvh-9.5rem)] lg:self-start lg:overflow-y-auto lg:px-2 lg:[scrollbar-width:thin] lg:pb-6 noscript:block"
    >
      <form id={LIST_FORM} method="get" onSubmit={(event) => event.preventDefault()}>
        {Object.entries(hidden).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {children}
      </form>
    </aside>
  );
}
