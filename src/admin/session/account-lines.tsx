import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LogOut, UserCog } from 'lucide-react';
import { Link } from 'react-router';
import { callAdmin } from '#admin/call-admin.ts';
import { countWaiting } from '#admin/packing/outbox/count-waiting.ts';
import { useParcels } from '#admin/packing/outbox/outbox.ts';
import { ME } from '#admin/query-client.ts';
import { switchKeys, useAreKeysOn } from '#admin/shell/keys.ts';
import { CheckboxLine } from '#ui/form/checkbox.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { useMe } from './use-me.ts';

const line = 'flex min-h-12 w-full items-center gap-3 px-5 text-left hover:bg-sand';

/** Says who is signed in, and offers to sign out. */
export function AccountLines() {
  const { staff } = useMe();
  const signOut = useSignOut();
  // Another person's parcel waits until its packer signs in, and a refused one is never sent.
  const parcels = useParcels().filter(({ staffId, failure }) => staffId === staff.id && !failure).length;
  function press() {
    if (parcels === 0) return signOut.mutate();
    const after = `Sign out after ${parcels === 1 ? 'it is' : 'they are'} sent.`;
    return notify(`${countWaiting(parcels)} ${after}`, { tone: 'error' });
  }
  const areKeysOn = useAreKeysOn();
  return (
    <>
      <p className="px-5 py-3">
        <span className="block font-medium">{staff.name}</span>
        <span className="block text-sm text-quiet">{staff.email}</span>
      </p>
      <Link to="/me" className={line}>
        <UserCog aria-hidden="true" size={20} />
        Your account
      </Link>
      <div className="px-5 max-md:hidden">
        <CheckboxLine
          label="Keyboard shortcuts: / j k x"
          checked={areKeysOn}
          onChange={({ target }) => switchKeys(target.checked)}
        />
      </div>
      <button type="button" className={line} disabled={signOut.isPending} onClick={press}>
        <LogOut aria-hidden="true" size={20} />
        Sign out
      </button>
    </>
  );
}

function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callAdmin('POST /admin/logout'),
    onSuccess: () => client.setQueryData(ME, null),
    onError: () => notify('You are still signed in. Check the network and try again.', { tone: 'error' }),
  });
}
