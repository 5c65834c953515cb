import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type { RegisterName } from '#domain/catalogue/register.ts';
import { SuggestInput } from '#admin/form/suggest-input.tsx';
import { REGISTER_WORDS } from '#admin/makers-and-crafts/register-words.ts';
import { useEntryNames } from '#admin/makers-and-crafts/use-entries.ts';
import { LABELS } from './product-fields.ts';
import type { ProductControl } from './use-product-form.ts';

type EntryFieldProps = { control: ProductControl; register: RegisterName; name: 'maker' | 'craft' };

/** Chooses the maker or the craft of a product from its register; a name that is not there yet is added with the save. */
export function EntryField({ control, register, name }: EntryFieldProps) {
  const { form, errorOf } = control;
  const value = useWatch({ control: form.control, name }) ?? '';
  const { entries, find } = useEntryNames(register, value);
  const known = find(value);
  const { noun, hint } = REGISTER_WORDS[register];
  return (
    <div>
      <SuggestInput
        label={LABELS[name]}
        hint={
          value === '' || known || !entries ? hint : `New: it is added to your ${noun.many} when you save.`
        }
        error={errorOf(name)}
        value={value}
        field={name}
        listLabel={`${LABELS[name]} that match`}
        suggest={() =>
          (entries ?? []).map((entry) => ({
            value: entry.name,
            content: (
              <span className="flex flex-wrap gap-x-3">
                {entry.name}
                <span className="text-sm text-quiet">{entry.place}</span>
              </span>
            ),
          }))
        }
        onChange={(typed) =>
          form.setValue(name, typed === '' ? null : typed, { shouldDirty: true, shouldTouch: true })
        }
      />
      {known && (
        <Link
          to={`/words/${register}/${known.id}`}
          className="inline-flex min-h-11 items-center text-sm link"
        >
          Story and picture of {known.name}
        </Link>
      )}
    </div>
  );
}
