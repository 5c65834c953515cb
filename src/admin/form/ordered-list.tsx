import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { useFocusAfterMove } from './use-focus-after-move.ts';

type Entry = { id: string; name: string };
type OrderedListProps<Item extends Entry> = {
  label?: string;
  entries: readonly Item[];
  /** Whether entries cannot be moved at the moment. */
  isLocked?: boolean;
  onMove: (entry: Item, place: number) => void;
  /** Shows an entry between its handle and its buttons. */
  children: (entry: Item) => ReactNode;
  /** Removes an entry from the list; left out where entries cannot be removed. */
  onTakeOut?: (entry: Item) => void;
};

/** A list that can be reordered by dragging or with buttons. */
export function OrderedList<Item extends Entry>(props: OrderedListProps<Item>) {
  const { label, entries, isLocked = false, onMove, children, onTakeOut } = props;
  const [dragged, setDragged] = useState<Item>();
  const [over, setOver] = useState<string>();
  const keepFocus = useFocusAfterMove(entries.map(({ id }) => id).join());
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-md border border-line bg-card">
      {entries.map((entry, at) => (
        <li
          key={entry.id}
          draggable
          className={classes('flex items-start gap-1 p-2', over === entry.id && 'bg-sand')}
          onDragStart={() => setDragged(entry)}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(entry.id);
          }}
          onDragEnd={() => {
            setDragged(undefined);
            setOver(undefined);
          }}
          onDrop={() => {
            if (dragged && dragged.id !== entry.id) onMove(dragged, at);
            setOver(undefined);
          }}
        >
          <GripVertical aria-hidden="true" size={20} className="mt-3 cursor-grab text-quiet max-md:hidden" />
          <div className="min-w-0 flex-1">{children(entry)}</div>
          <IconButton
            label={`Move ${entry.name} up`}
            disabled={at === 0 || isLocked}
            onClick={(event) => {
              keepFocus(event);
              onMove(entry, at - 1);
            }}
          >
            <ArrowUp aria-hidden="true" size={20} />
          </IconButton>
          <IconButton
            label={`Move ${entry.name} down`}
            disabled={at === entries.length - 1 || isLocked}
            onClick={(event) => {
              keepFocus(event);
              onMove(entry, at + 1);
            }}
          >
            <ArrowDown aria-hidden="true" size={20} />
          </IconButton>
          {onTakeOut && (
            <IconButton label={`Remove ${entry.name}`} onClick={() => onTakeOut(entry)}>
              <X aria-hidden="true" size={20} />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}
