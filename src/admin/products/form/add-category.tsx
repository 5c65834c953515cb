import { Plus } from 'lucide-react';
import { useState } from 'react';
import { toSlug } from '#domain/catalogue/slug.ts';
import { NEW_CATEGORY, useAddCategory } from '#admin/categories/use-categories.ts';
import { DialogButtons } from '#admin/form/dialog-buttons.tsx';
import { Button } from '#ui/form/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

/** Adds a category by its name while a product is written; everything else about it can follow on its own screen. */
export function AddCategory({ onAdded }: { onAdded: (id: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" size={18} />
        Add a category
      </Button>
      {isOpen && (
        <AddDialog
          onClose={() => setOpen(false)}
          onAdded={(id) => {
            setOpen(false);
            onAdded(id);
          }}
        />
      )}
    </>
  );
}

function AddDialog({ onClose, onAdded }: { onClose: () => void; onAdded: (id: string) => void }) {
  const [name, setName] = useState('');
  const add = useAddCategory();
  const submit = () =>
    add.mutate({ ...NEW_CATEGORY, name, slug: toSlug(name) }, { onSuccess: ({ id }) => onAdded(id) });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add a category"
      size="sm"
      footer={
        <DialogButtons onCancel={onClose} busy={add.isPending} onClick={submit}>
          Add
        </DialogButtons>
      }
    >
      <TextInput
        label="Name of the category"
        hint="It helps customers find products, such as Diyas."
        autoComplete="off"
        value={name}
        error={findMistake(add.error)}
        onChange={({ target }) => setName(target.value)}
      />
    </Dialog>
  );
}

/** Returns why the category was refused. A name without Latin or Indian letters and without digits makes no address. */
function findMistake(error: ReturnType<typeof useAddCategory>['error']): string | undefined {
  if (!error) return undefined;
  const { name, slug } = error.fields;
  if (!name && slug)
    return 'Write the name in English or an Indian script: its page address is made from it.';
  return name ?? error.messageOr('Not added. Try again.');
}
