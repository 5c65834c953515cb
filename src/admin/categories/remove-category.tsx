import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#admin/form/confirm-dialog.tsx';
import { Button } from '#ui/form/button.tsx';
import { FieldMessage } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { type Category, useRemoveCategory } from './use-categories.ts';

/** The button that removes a category, and the dialog that asks where its products go. */
export function RemoveCategory({ category, others }: { category: Category; others: readonly Category[] }) {
  const { id, name, products } = category;
  const navigate = useNavigate();
  const remove = useRemoveCategory(id);
  const [isAsking, setAsking] = useState(false);
  const [target, setTarget] = useState('');
  const [mistake, setMistake] = useState<string>();
  function confirm() {
    if (products > 0 && target === '') return setMistake('Choose a category.');
    remove.mutate(target === '' ? {} : { products_to: target }, {
      onSuccess: () => navigate('/words/categories'),
    });
  }
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" size={18} />
        Remove
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Remove ${name}?`}
          effect={
            <div className="flex flex-col gap-4">
              <p>Its subcategories are removed too. Its address will lead to the category you choose.</p>
              <Select
                label={toTargetLabel(products)}
                value={target}
                error={mistake}
                onChange={(event) => {
                  setTarget(event.target.value);
                  setMistake(undefined);
                }}
              >
                <option value="">{products === 0 ? 'Nowhere' : 'Choose a category'}</option>
                {others.map((other) => (
                  <option key={other.id} value={other.id}>
                    {other.name}
                  </option>
                ))}
              </Select>
              <FieldMessage id="remove-failure" error={remove.error?.messageOr('Not removed.')} />
            </div>
          }
          button="Remove"
          isDangerous
          busy={remove.isPending}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Returns the label of the choice of a category that replaces this one. */
function toTargetLabel(products: number): string {
  if (products === 0) return 'Its address will lead to';
  return products === 1 ? 'Move its product to' : `Move its ${products} products to`;
}
