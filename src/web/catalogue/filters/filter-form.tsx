import type { ReactNode } from 'react';
import { LIST_FORM } from '#web/catalogue/list-toolbar.tsx';

type FilterFormProps = {
  /** What else the address says and the form has no field for. */
  kept: Record<string, string | undefined>;
  children: ReactNode;
};

/** The column of filters beside the goods; above them where, with script off, there is no drawer to put them into. */
export function FilterForm({ kept, children }: FilterFormProps) {
  return (
    <aside
      aria-label="Filters"
      // Often longer than the goods it leaves: it stands beside them and scrolls by itself, with room for the rings of focus.
      className="hidden lg:sticky lg:top-38 lg:-mx-2 lg:block lg:max-h-[calc(100dvh-9.5rem)] lg:self-start lg:overflow-y-auto lg:px-2 lg:[scrollbar-width:thin] lg:pb-6 noscript:block"
    >
      <form id={LIST_FORM} method="get" onSubmit={(event) => event.preventDefault()}>
        {Object.entries(kept).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {children}
      </form>
    </aside>
  );
}
