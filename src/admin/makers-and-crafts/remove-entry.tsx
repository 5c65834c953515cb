import { Merge } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { EntryJson } from '#contract/catalogue/register.ts';
import type { RegisterName } from '#domain/catalogue/register.ts';
import { ConfirmDialog } from '#admin/form/confirm-dialog.tsx';
import { SuggestInput } from '#admin/form/suggest-input.tsx';
import { Button } from '#ui/form/button.tsx';
import { FieldMessage } from '#ui/form/field.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { REGISTER_WORDS } from './register-words.ts';
import { useEntryNames, useRemoveEntry } from './use-entries.ts';

/** The button that merges an entry into another or removes it, and the dialog that asks where its products go. */
export function RemoveEntry({ register, entry }: { register: RegisterName; entry: EntryJson }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        <Merge aria-hidden="true" size={18} />
        Merge or remove
      </Button>
      {isAsking && <RemoveDialog {...{ register, entry }} onClose={() => setAsking(false)} />}
    </>
  );
}

type RemoveDialogProps = { register: RegisterName; entry: EntryJson; onClose: () => void };

function RemoveDialog({ register, entry: { id, name, products }, onClose }: RemoveDialogProps) {
  const { noun } = REGISTER_WORDS[register];
  const navigate = useNavigate();
  const remove = useRemoveEntry(register, id);
  const [merges, setMerges] = useState(true);
  const [typed, setTyped] = useState('');
  const [mistake, setMistake] = useState<string>();
  const { entries = [], find } = useEntryNames(register, typed);
  const target = find(typed);
  function confirm() {
    if (merges && (!target || target.id === id)) return setMistake(`Choose another ${noun.one}.`);
    const where = merges ? { products_to: target!.id } : { products_to: 'none' };
    remove.mutate(where, {
      onSuccess: () => {
        notify(merges ? `${name} is merged into ${target!.name}` : `${name} is removed`);
        void navigate(merges ? `/words/${register}/${target!.id}` : `/words/${register}`);
      },
    });
  }
  return (
    <ConfirmDialog
      title={merges ? `Merge ${name}?` : `Remove ${name}?`}
      effect={
        <div className="flex flex-col gap-4">
          <RadioGroup
            legend={formatWhat(products)}
            name="where"
            options={[
              { value: 'merge', label: `${products === 0 ? 'goes' : 'go'} to another ${noun.one}` },
              {
                value: 'none',
                label: products === 0 ? 'stops working' : `stay without a ${noun.one}`,
              },
            ]}
            value={merges ? 'merge' : 'none'}
            onChange={({ target: { value } }) => setMerges(value === 'merge')}
          />
          {merges && (
            <SuggestInput
              label={`Keep this ${noun.one}`}
              hint={`It keeps its own text and picture, and takes what is missing from ${name}.`}
              error={mistake}
              value={typed}
              field="target"
              listLabel={`${REGISTER_WORDS[register].title} that match`}
              suggest={() =>
                entries
                  .filter((other) => other.id !== id)
                  .map((other) => ({ value: other.name, content: other.name }))
              }
              onChange={(value) => {
                setTyped(value);
                setMistake(undefined);
              }}
            />
          )}
          <FieldMessage id="remove-failure" error={remove.error?.messageOr('Not done.')} />
        </div>
      }
      button={merges ? 'Merge' : 'Remove'}
      isDangerous
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

function formatWhat(products: number): string {
  if (products === 0) return 'Its address';
  return `Its ${products === 1 ? 'product' : `${products} products`} and its address`;
}
