import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formatAddress } from '#domain/customer/address.ts';
import type { AddressJson } from '#contract/customer/address.ts';
import { callApi } from '#web/api-client.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { Spinner } from '#ui/spinner.tsx';
import { startAtContent, useFocusAfterRemoval } from '#ui/overlay/keep-in-page.ts';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/addresses.route.ts';
import { AccountFailure, AccountPage, AccountLoading } from '#web/account/account-page.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressForm, toInput } from './address-form.tsx';
import { useAnswer } from '#web/state/use-answer.ts';
import { useLogin } from '#web/sign-in/use-login.ts';
import * as words from './words.ts';

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta(words.title, matches);
}

export default function AddressesPage() {
  const isReady = useLogin();
  const { answer, error, again } = useAnswer(isReady ? 'GET /profile/addresses' : undefined);
  const [edited, setEdited] = useState<AddressJson | 'new'>();
  const [deleted, setDeleted] = useState<AddressJson>();
  const closeForm = () => {
    setEdited(undefined);
    // Scrolls up and moves the focus, because the long form has gone: otherwise the view and the focus would be at the footer.
    window.scrollTo({ top: 0 });
    startAtContent();
  };
  const addButton = (
    <Button onClick={() => setEdited('new')} disabled={edited !== undefined}>
      <Plus aria-hidden="true" size={20} /> {words.add}
    </Button>
  );
  if (!isReady) return <AccountLoading title={words.title} />;
  return (
    <AccountPage title={words.title} action={addButton}>
      {edited && (
        <AddressForm
          key={edited === 'new' ? edited : edited.id}
          {...(edited !== 'new' && { address: edited })}
          onClose={closeForm}
          onSaved={() => void again()}
        />
      )}
      {error ? (
        <AccountFailure message={words.loadFailed} again={() => void again()} />
      ) : (
        <AddressList
          addresses={answer?.addresses}
          isFormOpen={edited !== undefined}
          onEdit={(next) => {
            setEdited(next);
            window.scrollTo({ top: 0 });
          }}
          onDelete={setDeleted}
        />
      )}
      {deleted && (
        <DeleteDialog
          address={deleted}
          // An answer that comes late leaves the question about another address open.
          onClose={() => setDeleted((now) => (now === deleted ? undefined : now))}
          onDeleted={() => setEdited((now) => (now !== 'new' && now?.id === deleted.id ? undefined : now))}
          onChanged={() => void again()}
        />
      )}
    </AccountPage>
  );
}

type AddressListProps = {
  addresses: AddressJson[] | undefined;
  isFormOpen: boolean;
  onEdit: (edited: AddressJson | 'new') => void;
  onDelete: (address: AddressJson) => void;
};

function AddressList({ addresses, isFormOpen, onEdit, onDelete }: AddressListProps) {
  useFocusAfterRemoval(addresses?.length ?? 0);
  if (!addresses)
    return (
      <div className="flex justify-center py-16 text-madder">
        <Spinner />
      </div>
    );
  if (addresses.length === 0)
    return isFormOpen ? null : (
      <EmptyState
        picture="address"
        title={words.emptyTitle}
        actions={<Button onClick={() => onEdit('new')}>{words.addFirst}</Button>}
      >
        {words.emptyText}
      </EmptyState>
    );
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {addresses.map((address) => (
        <li key={address.id}>
          <AddressCard address={address} onEdit={() => onEdit(address)} onDelete={() => onDelete(address)} />
        </li>
      ))}
    </ul>
  );
}

type DeleteDialogProps = {
  address: AddressJson;
  onClose: () => void;
  onDeleted: () => void;
  onChanged: () => void;
};

/** Asks for confirmation; afterwards the deletion can be undone for ten seconds. */
function DeleteDialog({ address, onClose, onDeleted, onChanged }: DeleteDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    await callApi('POST /profile/addresses', { body: toInput(address) }).catch(() =>
      notify(words.saveFailed, { tone: 'error' }),
    );
    onChanged();
  };
  const remove = async () => {
    setBusy(true);
    try {
      await callApi('DELETE /profile/addresses/{id}', { params: { id: address.id } });
      onDeleted();
      notify(words.removed, { action: { label: words.undo, onPress: () => void undo() } });
    } catch {
      notify(words.removeFailed, { tone: 'error' });
    }
    onClose();
    onChanged();
  };
  return (
    <Dialog
      open
      size="sm"
      title={words.removeTitle}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => void remove()}>
            {words.remove}
          </Button>
        </>
      }
    >
      <p>{words.removeQuestion}</p>
      <p className="mt-2 text-quiet">{formatAddress(address)}</p>
    </Dialog>
  );
}
