import { ArrowUp } from 'lucide-react';
import { formatCount } from '#domain/format-count.ts';
import { Button } from '#ui/form/button.tsx';
import type { List } from '#admin/list/use-list.ts';

/** Shows above the rows, without moving them, how many new ones have arrived, with a button that shows them. */
export function NewRowsNotice<Row>({ list: control }: { list: List<Row> }) {
  const { list, state, newCount, showNew } = control;
  const { one, many } = list.noun;
  const words =
    state.page > 1
      ? `${list.title} have changed: Show`
      : `${formatCount(newCount, `new ${one}`, `new ${many}`)}: Show`;
  return (
    <div role="status" className="sticky top-2 z-20 flex h-0 justify-center">
      {newCount > 0 && (
        <Button
          className="mt-1 shadow-lift"
          onClick={() => {
            showNew();
            window.scrollTo({ top: 0 });
          }}
        >
          <ArrowUp aria-hidden="true" size={18} />
          {words}
        </Button>
      )}
    </div>
  );
}
