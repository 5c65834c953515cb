import { useState } from 'react';
import type { AddEntry } from '#contract/catalogue/register.ts';
import type { RegisterName } from '#domain/catalogue/register.ts';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { useTitle } from '#admin/use-title.ts';
import { useNavigateFromHere } from '#admin/use-navigate-from-here.ts';
import { EntryForm, toEmptyEntry } from './entry-form.tsx';
import { REGISTER_WORDS } from './register-words.ts';
import { useAddEntry } from './use-entries.ts';

/** A new maker or craft. */
export function NewEntryScreen({ register }: { register: RegisterName }) {
  const add = useAddEntry(register);
  const navigate = useNavigateFromHere();
  const [record] = useState(() => toEmptyEntry(register));
  const { noun } = REGISTER_WORDS[register];
  useTitle(`New ${noun.one}`);
  return (
    <div className="flex max-w-3xl flex-col gap-4 px-4 py-4 md:px-6">
      <ScreenHead title={`New ${noun.one}`} />
      <EntryForm
        register={register}
        draft={`${noun.one} new`}
        record={record}
        isNew
        save={async (values) => {
          const entry = await add.mutateAsync(values as AddEntry);
          navigate(`/words/${register}/${entry.id}`, { replace: true });
          return entry;
        }}
      />
    </div>
  );
}
