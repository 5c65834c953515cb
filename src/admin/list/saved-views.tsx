import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { z } from 'zod';
import { readStored, writeStored } from '#admin/stored.ts';
import { StartInField } from '#admin/form/start-in-field.tsx';
import { Button } from '#ui/form/button.tsx';
import { chipClasses } from '#ui/form/chip.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { isNarrowed, writeListState } from './list-state.ts';
import type { List } from './use-list.ts';

/** A saved view: its name and its query; the view holds filters, sorting and the ordered columns. */
const View = z.object({ name: z.string(), query: z.string() });
type View = z.infer<typeof View>;

/** The views that were saved on this device, and the button that saves the current one. */
export function SavedViews<Row>({ list: { list, state } }: { list: List<Row> }) {
  const key = `views ${list.name}`;
  const [views, setViews] = useState(() => readStored(localStorage, key, z.array(View)) ?? []);
  const [isNaming, setNaming] = useState(false);
  const [params] = useSearchParams();
  const query = writeListState({ ...state, page: 1 }, list).toString();
  const isSaved = views.some((view) => view.query === query);
  const keep = (next: View[]) => {
    setViews(next);
    writeStored(localStorage, key, next);
  };
  const remove = (view: View) => {
    keep(views.filter((each) => each !== view));
    notify(`View ${view.name} removed`, { action: { label: 'Undo', onPress: () => keep(views) } });
  };
  // A tab alone is one press away already.
  const isWorthSaving = isNarrowed({ ...state, tab: '' }) || params.has('columns');
  if (views.length === 0 && !isWorthSaving) return null;
  return (
    <div role="group" aria-label="Saved views" className="flex flex-wrap items-center gap-2">
      {views.map((view) => (
        <span key={view.name} className="inline-flex items-center">
          <Link
            to={`?${view.query}`}
            aria-current={view.query === query ? 'true' : undefined}
            className={chipClasses(view.query === query)}
          >
            {view.name}
          </Link>
          <IconButton label={`Remove view ${view.name}`} onClick={() => remove(view)}>
            <X aria-hidden="true" size={16} />
          </IconButton>
        </span>
      ))}
      {!isSaved && isWorthSaving && (
        <Button variant="quiet" onClick={() => setNaming(true)}>
          Save view
        </Button>
      )}
      <Dialog open={isNaming} onClose={() => setNaming(false)} title="Save view" size="sm">
        <NameForm
          onSave={(name) => {
            keep([...views.filter((view) => view.name !== name), { name, query }]);
            setNaming(false);
          }}
        />
      </Dialog>
    </div>
  );
}

function NameForm({ onSave }: { onSave: (name: string) => void }) {
  const [name, setName] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onSave(name.trim());
  };
  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      <StartInField />
      <TextInput
        label="Name"
        hint="Saved on this device. It replaces a view with the same name."
        value={name}
        maxLength={40}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" disabled={!name.trim()}>
        Save view
      </Button>
    </form>
  );
}
