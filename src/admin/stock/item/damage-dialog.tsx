import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { toPath } from '#contract/client.ts';
import type { Input } from '#contract/endpoints.ts';
import { callAdmin, sendForm } from '#admin/call-admin.ts';
import { OrderDialog } from '#admin/orders/actions/order-dialog.tsx';
import { shrinkPhoto } from '#ui/shrink-photo.ts';
import { NumberStepper } from '#ui/form/number-stepper.tsx';
import { buttonClasses } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { type StockItem, nameOf } from '../use-item.ts';
import { ReasonField } from './reason-field.tsx';
import { useStockCall } from './use-stock-call.ts';

type Damage = Input<'POST /admin/stock/damages'>['body'];
const reasons = ['Broken', 'Stained', 'Faded', 'Made wrong'];

/** Takes damaged pieces out of stock, with the reason and a photo of them. */
export function DamageDialog({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const [quantity, setQuantity] = useState(1);
  const [reason, setReason] = useState('');
  const [photo, setPhoto] = useState<File>();
  const form = useRef<HTMLFormElement>(null);
  const change = useStockCall(async (body: Damage, headers) => {
    const moved = await callAdmin('POST /admin/stock/damages', { headers, body });
    if (photo) await keepPhoto(moved.move_id, photo);
    return moved;
  });
  const submit = () =>
    change.mutate(
      { sku: item.sku, quantity, reason },
      {
        onSuccess: ({ in_stock }) => {
          notify(`Written off, ${in_stock} in stock now`);
          onClose();
        },
      },
    );
  const { fields } = change.error ?? {};
  return (
    <OrderDialog
      title={`Damaged: ${nameOf(item)}`}
      button={quantity === 1 ? 'Write off 1 piece' : `Write off ${quantity} pieces`}
      isBusy={change.isPending}
      error={fields?.reason ? null : change.error}
      {...{ form, onClose }}
      onSubmit={submit}
    >
      <div className="flex items-center gap-3">
        <span className="flex-1">Pieces that cannot be sold</span>
        <NumberStepper
          label="damaged pieces"
          value={quantity}
          max={item.in_stock}
          onValueChange={setQuantity}
        />
      </div>
      <ReasonField reasons={reasons} value={reason} error={fields?.reason} onChange={setReason} />
      <label className={buttonClasses({ variant: 'secondary' })}>
        <Camera aria-hidden="true" size={18} />
        {photo ? 'Photo is taken, take another' : 'Add a photo'}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className="sr-only"
          onChange={({ target }) => setPhoto(target.files?.[0])}
        />
      </label>
    </OrderDialog>
  );
}

async function keepPhoto(id: string, photo: File): Promise<void> {
  try {
    const body = new FormData();
    body.append('file', new File([await shrinkPhoto(photo)], 'photo.jpg', { type: 'image/jpeg' }));
    await sendForm(toPath('POST /admin/stock/moves/{id}/photo', { params: { id } }), body);
  } catch {
    notify('The pieces are written off, but the photo could not be kept.', { tone: 'error' });
  }
}
