import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { StartInField } from '#admin/form/start-in-field.tsx';
import { useFocusAfterMove } from '#admin/form/use-focus-after-move.ts';
import { CheckboxLine } from '#ui/form/checkbox.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { usualColumns } from '#admin/list/list-state.ts';
import type { List } from '#admin/list/use-list.ts';

/** Chooses the columns of the table and their order; the first one is fixed. */
export function ColumnsButton<Row>({ list: { list, state, change } }: { list: List<Row> }) {
  const [open, setOpen] = useState(false);
  const shown = state.columns.slice(1);
  const set = (columns: string[]) =>
    change({ columns: [state.columns[0]!, ...columns], page: state.page }, { replace: true });
  const hidden = list.columns.slice(1).filter(({ id }) => !shown.includes(id));
  const keepFocus = useFocusAfterMove(shown.join());
  const move = (event: MouseEvent<HTMLElement>, id: string, by: number) => {
    keepFocus(event);
    const from = shown.indexOf(id);
    const columns = shown.toSpliced(from, 1);
    set(columns.toSpliced(from + by, 0, id));
  };
  const ordered = [
    ...shown.flatMap((id) => list.columns.find((column) => column.id === id) ?? []),
    ...hidden,
  ];
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Columns3 aria-hidden="true" size={18} />
        Columns
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Columns"
        size="sm"
        footer={
          <Button variant="quiet" onClick={() => set(usualColumns(list).slice(1))}>
            Default columns
          </Button>
        }
      >
        <StartInField />
        <ul>
          {ordered.map(({ id, label }) => {
            const at = shown.indexOf(id);
            return (
              <li key={id} className="flex items-center">
                <div className="flex-1">
                  <CheckboxLine
                    label={label}
                    checked={at >= 0}
                    onChange={({ target: { checked } }) =>
                      set(checked ? [...shown, id] : shown.filter((each) => each !== id))
                    }
                  />
                </div>
                <IconButton
                  label={`${label}: earlier`}
                  disabled={at <= 0}
                  onClick={(event) => move(event, id, -1)}
                >
                  <ArrowUp aria-hidden="true" size={18} />
                </IconButton>
                <IconButton
                  label={`${label}: later`}
                  disabled={at === -1 || at === shown.length - 1}
                  onClick={(event) => move(event, id, 1)}
                >
                  <ArrowDown aria-hidden="true" size={18} />
                </IconButton>
              </li>
            );
          })}
        </ul>
      </Dialog>
    </>
  );
}
