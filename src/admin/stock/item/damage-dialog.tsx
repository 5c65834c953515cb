import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatCount } from '#domain/format-count.ts';
import { toPath } from '#contract/client.ts';
import type { Input } from '#contract/endpoints.ts';
import { callAdmin, sendForm } from '#admin/call-admin.ts';
import { OrderDialog } from '#admin/orders/actions/order-dialog.tsx';
import { shrinkPhoto } from '#ui/shrink-photo.ts';
import { FieldMessage } from '#ui/form/field.tsx';
import { ChooseFiles } from '#ui/form/choose-files.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { formatPiecesMistake, readPieces } from '../read-pieces.ts';
import { type StockItem, nameOf } from '../use-item.ts';
import { ReasonField } from './reason-field.tsx';
import { useStockCall } from './use-stock-call.ts';

type Damage = Input<'POST /admin/stock/damages'>['body'];
const reasons = ['Broken', 'Stained', 'Faded', 'Made wrong'];

/** Takes damaged pieces out of stock, with the reason and a photo of them. */
export function DamageDialog({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const { sku, in_stock: most } = item;
  const [typed, setTyped] = useState('1');
  const [mistakes, setMistakes] = useState<{ pieces?: string; photo?: string }>({});
  const [reason, setReason] = useState('');
  const [photo, setPhoto] = useState<File>();
  const form = useRef<HTMLFormElement>(null);
  const change = useStockCall(async (body: Damage, headers) => {
    const moved = await callAdmin('POST /admin/stock/damages', { headers, body });
    return { ...moved, isPhotoLost: photo !== undefined && !(await keepPhoto(moved.move_id, photo)) };
  });
  const quantity = readPieces(typed, most);
  function submit() {
    if (quantity === undefined) {
      setMistakes((before) => ({ ...before, pieces: formatPiecesMistake(most) }));
      return form.current?.querySelector('input')?.focus();
    }
    return change.mutate(
      { sku, quantity, reason },
      {
        onSuccess: ({ in_stock, isPhotoLost }) => {
          const done = `Written off, ${in_stock} in stock now`;
          if (isPhotoLost) notify(`${done}. The photo could not be saved.`, { tone: 'error' });
          else notify(done);
          onClose();
        },
      },
    );
  }
  async function take(file: File) {
    setPhoto(file);
    setMistakes((before) => ({ ...before, photo: '' }));
    const isPhoto = await shrinkPhoto(file).then(
      () => true,
      () => false,
    );
    if (isPhoto) return;
    setPhoto((latest) => (latest === file ? undefined : latest));
    setMistakes((before) => ({ ...before, photo: 'This file is not a photo. Take another.' }));
  }
  const { fields } = change.error ?? {};
  return (
    <OrderDialog
      title={`Damaged: ${nameOf(item)}`}
      button={formatButton(quantity)}
      isBusy={change.isPending}
      error={fields?.reason ? null : change.error}
      {...{ form, onClose }}
      onSubmit={submit}
    >
      <TextInput
        label="Pieces that cannot be sold"
        hint={`${most} in stock.`}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={mistakes.pieces}
        onChange={({ target }) => {
          setTyped(target.value);
          setMistakes((before) => ({ ...before, pieces: '' }));
        }}
      />
      <ReasonField reasons={reasons} value={reason} error={fields?.reason} onChange={setReason} />
      <ChooseFiles
        accept="image/*"
        capture="environment"
        aria-invalid={mistakes.photo ? true : undefined}
        aria-describedby={mistakes.photo ? 'damage-photo' : undefined}
        onChoose={([file]) => void take(file!)}
      >
        <Camera aria-hidden="true" size={18} />
        {photo ? 'Photo taken. Take another' : 'Add a photo'}
      </ChooseFiles>
      <FieldMessage id="damage-photo" error={mistakes.photo} />
    </OrderDialog>
  );
}

function formatButton(quantity: number | undefined): string {
  return quantity === undefined ? 'Write off' : `Write off ${formatCount(quantity, 'piece')}`;
}

/** Returns whether the photo was saved; the pieces are written off even without it. */
async function keepPhoto(id: string, photo: File): Promise<boolean> {
  try {
    const body = new FormData();
    body.append('file', new File([await shrinkPhoto(photo)], 'photo.jpg', { type: 'image/jpeg' }));
    await sendForm(toPath('POST /admin/stock/moves/{id}/photo', { params: { id } }), body);
    return true;
  } catch {
    return false;
  }
}
