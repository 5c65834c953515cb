import { Link, useParams } from 'react-router';
import { type RegisterName, toRegisterPath } from '#domain/catalogue/register.ts';
import { formatCount } from '#domain/format-count.ts';
import { CannotReach, isGone } from '#admin/shell/cannot-reach.tsx';
import { SeeInShop } from '#admin/see-in-shop.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { ScreenSkeleton } from '#admin/shell/screen-skeleton.tsx';
import { useTitle } from '#admin/use-title.ts';
import { EntryForm, toSavedEntry } from './entry-form.tsx';
import { REGISTER_WORDS } from './register-words.ts';
import { RemoveEntry } from './remove-entry.tsx';
import { useChangeEntry, useEntry } from './use-entries.ts';

/** One maker or craft: its form, its products, and how it is merged or removed. */
export function EntryScreen({ register }: { register: RegisterName }) {
  const { id = '' } = useParams();
  const { data: entry, error, refetch } = useEntry(register, id);
  const change = useChangeEntry(register, id);
  const name = entry?.name ?? REGISTER_WORDS[register].one;
  useTitle(name);
  if (error && (!entry || isGone(error))) return <CannotReach error={error} retry={() => void refetch()} />;
  if (!entry) return <ScreenSkeleton />;
  const filter = register === 'makers' ? 'maker' : 'craft';
  return (
    <div className="flex max-w-3xl flex-col gap-4 px-4 py-4 md:px-6">
      <ScreenHead
        title={entry.name}
        actions={
          <>
            {entry.live_products > 0 && <SeeInShop path={toRegisterPath(register, entry.slug)} />}
            <RemoveEntry register={register} entry={entry} />
          </>
        }
      />
      <p className="text-quiet">
        {entry.products > 0 && (
          <Link to={`/products?${new URLSearchParams({ [filter]: entry.name })}`} className="link">
            {formatCount(entry.products, 'product')}
          </Link>
        )}
        {entry.live_products === 0 && ' The page is in the shop once one of its products is.'}
      </p>
      <EntryForm
        key={entry.id}
        register={register}
        draft={`${filter} ${entry.id}`}
        record={toSavedEntry(register, entry)}
        picture={entry.picture}
        save={(values, version) => change.mutateAsync({ ...values, version })}
      />
    </div>
  );
}
