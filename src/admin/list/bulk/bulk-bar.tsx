import { useState } from 'react';
import { ConfirmDialog } from '#admin/form/confirm-dialog.tsx';
import { Button } from '#ui/form/button.tsx';
import { BulkResultNotice } from './bulk-result-notice.tsx';
import type { BulkAction, BulkDialog, BulkForm } from '#admin/list/list-definition.ts';
import { useMay } from '#admin/session/use-me.ts';
import { toSelected } from './use-selection.ts';
import { SelectAll } from './select-all.tsx';
import type { List } from '#admin/list/use-list.ts';

/** Offers the actions for the selected rows at the foot of the screen, and reports what was done. */
export function BulkBar<Row>({ list: control }: { list: List<Row> }) {
  const { list, rows, selection, bulk } = control;
  const { selected, replace } = selection;
  const may = useMay();
  const [asked, setAsked] = useState<BulkAction | BulkDialog | BulkForm<Row>>();
  if (!list.actions) return null;
  const selectedHere = rows.filter((row) => selected.has(list.idOf(row)));
  const countHere = selectedHere.length;
  const current = new Map([...selected, ...selectedHere.map((row) => toSelected(list, row))]);
  /** Returns the names, by id, of the selected rows that an action can be applied to; rows of other pages are as last seen. */
  const fittingOf = (action: { id: string }): ReadonlyMap<string, string> =>
    new Map(
      [...current]
        .filter(([, { refused }]) => !refused.includes(action.id))
        .map(([id, { name }]) => [id, name]),
    );
  const run = (action: BulkAction) => bulk.run(action, fittingOf(action));
  const question = asked && 'ask' in asked ? asked.ask?.(fittingOf(asked).size) : undefined;
  const close = () => setAsked(undefined);
  const actions = list.actions.filter(
    (action) => (!action.ability || may(action.ability)) && fittingOf(action).size > 0,
  );
  return (
    <>
      <div className="pointer-events-none sticky bottom-14 z-20 mt-3 md:bottom-0">
        <BulkResultNotice bulk={bulk} />
        {selected.size > 0 && (
          <section
            aria-label="Selected"
            className="pointer-events-auto -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-card px-4 py-2 shadow-lift max-sm:[&_svg]:hidden max-sm:[&>button]:px-3 md:-mx-6 md:px-6"
          >
            <p className="mr-auto text-sm">
              <span className="font-medium figures">{selected.size.toLocaleString('en-IN')} selected</span>
              {selected.size > countHere && (
                <span className="text-quiet figures">, {selected.size - countHere} on other pages</span>
              )}
            </p>
            <SelectAll list={control} />
            {actions.map((action) => (
              <Button
                key={action.id}
                variant="secondary"
                data-bulk={action.id}
                busy={bulk.isPending && bulk.variables?.action.id === action.id}
                disabled={bulk.isPending}
                onClick={() => ('run' in action && !action.ask ? run(action) : setAsked(action))}
              >
                <action.icon aria-hidden="true" size={18} />
                {action.label}
              </Button>
            ))}
            <Button variant="quiet" onClick={() => replace(new Map())}>
              Clear
            </Button>
          </section>
        )}
      </div>
      {asked && 'Dialog' in asked && <asked.Dialog ids={[...fittingOf(asked).keys()]} onClose={close} />}
      {asked && 'Form' in asked && (
        <asked.Form
          ids={[...fittingOf(asked).keys()]}
          rows={selectedHere}
          onClose={close}
          onRun={(action) => {
            close();
            run(action);
          }}
        />
      )}
      {asked && 'run' in asked && question && (
        <ConfirmDialog
          {...question}
          onClose={close}
          onConfirm={() => {
            close();
            run(asked);
          }}
        />
      )}
    </>
  );
}
