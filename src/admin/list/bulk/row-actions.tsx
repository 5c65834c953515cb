import { useMay } from '#admin/session/use-me.ts';
import type { BulkAction, ListDefinition } from '#admin/list/list-definition.ts';
import type { List } from '#admin/list/use-list.ts';
import { Button } from '#ui/form/button.tsx';

/** The actions that a row offers directly, without being selected. */
export function RowActions<Row>({ list: { list, bulk }, row }: { list: List<Row>; row: Row }) {
  const may = useMay();
  const [id, name] = [list.idOf(row), list.nameOf(row)];
  const isUnderWay = (action: BulkAction) =>
    bulk.isPending && bulk.variables.action.id === action.id && bulk.variables.rows.has(id);
  const actions = listRowActions(list).filter(({ ability }) => !ability || may(ability));
  if (actions.length === 0) return null;
  return (
    <span className="flex flex-none justify-end gap-2 max-md:ml-3">
      {actions.map((action) => (
        <Button
          key={action.id}
          variant="secondary"
          aria-label={`${action.label} ${name}`}
          busy={isUnderWay(action)}
          disabled={bulk.isPending}
          onClick={() => bulk.run(action, new Map([[id, name]]))}
        >
          <action.icon aria-hidden="true" size={18} />
          {action.label}
        </Button>
      ))}
    </span>
  );
}

/** Returns whether the rows of a list have their own buttons. */
export function hasRowActions<Row>(list: ListDefinition<Row>): boolean {
  return listRowActions(list).length > 0;
}

function listRowActions<Row>({ actions = [] }: ListDefinition<Row>): BulkAction[] {
  return actions.filter((action): action is BulkAction => 'run' in action && action.isOnRow === true);
}
