import { useRef, useState } from 'react';
import type { OrderJson } from '#contract/order/order.ts';
import type { ReturnWish } from '#domain/order/order-return.ts';
import { MOST_RETURN_PHOTOS } from '#domain/order/return-photos.ts';
import { type ApiError, toApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { DialogError } from './dialog-error.tsx';
import { NumberStepper } from '#ui/form/number-stepper.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { listReturnable } from './order-facts.ts';
import { PhotoPicker } from './photos/photo-picker.tsx';
import { useReturnPhotos } from './photos/use-return-photos.ts';
import * as words from './words.ts';

const wishes = (['refund', 'replacement', 'exchange'] as const satisfies ReturnWish[]).map((value) => ({
  value,
  label: words.returnWishes[value],
}));

type ReturnDialogProps = {
  order: OrderJson;
  onClose: () => void;
  onRequested: (order: OrderJson) => void;
};

/** Asks which items are returned, why, and what the customer wants for them. The shop answers by message. */
export function ReturnDialog({ order, onClose, onRequested }: ReturnDialogProps) {
  const returnable = listReturnable(order);
  const isOnlyPiece = returnable.length === 1 && returnable[0]!.left === 1;
  const [pieces, setPieces] = useState<Record<string, number>>(
    isOnlyPiece ? { [returnable[0]!.item.id]: 1 } : {},
  );
  const [wish, setWish] = useState<ReturnWish>('refund');
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [reasonError, setReasonError] = useState<string>();
  const photos = useReturnPhotos(order.id);
  const form = useRef<HTMLDivElement>(null);
  const chosen = Object.entries(pieces).filter(([, quantity]) => quantity > 0);
  const request = async () => {
    setReasonError(undefined);
    if (chosen.length === 0) return setError(words.returnNothing);
    setBusy(true);
    setError(undefined);
    try {
      await photos.send();
      const answer = await callApi('POST /orders/{id}/returns', {
        params: { id: order.id },
        body: { items: chosen.map(([item_id, quantity]) => ({ item_id, quantity })), wish, reason },
      });
      notify(words.returnRequested);
      onRequested(answer.order);
    } catch (thrown) {
      const failure = toApiError(thrown, words.returnFailed);
      const open = await readIfOpen(failure, order.id);
      if (open) {
        notify(failure.message, { tone: 'info' });
        return onRequested(open);
      }
      setBusy(false);
      const { reason: wrong, ...others } = failure.fields;
      setReasonError(wrong);
      if (wrong) return showReason(form.current?.querySelector('textarea'));
      setError(Object.values(others)[0] ?? failure.message);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.returnTitle}
      footer={
        <>
          <DialogError>{error}</DialogError>
          <Button variant="secondary" onClick={onClose}>
            {words.keepItems}
          </Button>
          <Button busy={isBusy || photos.isTaking} onClick={() => void request()}>
            {words.requestReturn}
          </Button>
        </>
      }
    >
      <div ref={form} className="flex flex-col gap-5">
        <p className="font-medium">{words.orderOf(order.order_number)}</p>
        <ReturnablePieces
          {...{ returnable, pieces }}
          onChange={(id, quantity) => {
            setPieces({ ...pieces, [id]: quantity });
            setError(undefined);
          }}
        />
        <RadioGroup
          legend={words.returnWish}
          name="wish"
          value={wish}
          onValueChange={(value) => setWish(wishes.find((each) => each.value === value)?.value ?? 'refund')}
          options={wishes}
        />
        <TextArea
          label={wish === 'exchange' ? words.exchangeReason : words.returnReason}
          rows={3}
          maxLength={500}
          value={reason}
          error={reasonError}
          onChange={(event) => {
            setReason(event.target.value);
            setReasonError(undefined);
          }}
        />
        <PhotoPicker {...photos} hint={words.returnPhotosHint(MOST_RETURN_PHOTOS)} />
        <p className="text-sm text-quiet">{words.returnNext}</p>
      </div>
    </Dialog>
  );
}

/** Returns the order if a return of it is already open: from another tab, or because the response to the first request was lost. */
async function readIfOpen({ code }: ApiError, id: string): Promise<OrderJson | undefined> {
  if (code !== 'return.open') return undefined;
  const answer = await callApi('GET /orders/{id}', { params: { id } }).catch(() => undefined);
  return answer?.order;
}

/** Scrolls the field to the middle: at the edge of a phone's screen its message would be out of view. */
function showReason(field: HTMLElement | null | undefined): void {
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

type ReturnablePiecesProps = {
  returnable: ReturnType<typeof listReturnable>;
  pieces: Record<string, number>;
  onChange: (itemId: string, quantity: number) => void;
};

/** Asks for each item how many pieces are returned. */
function ReturnablePieces({ returnable, pieces, onChange }: ReturnablePiecesProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {returnable.map(({ item, left }) => (
        <li key={item.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <span className="min-w-0 flex-1 basis-40">
            {item.product_name}
            <span className="block text-sm text-quiet">
              {[item.variant, words.pieces(left)].filter(Boolean).join(' · ')}
            </span>
          </span>
          <NumberStepper
            label={words.piecesToReturn(item.product_name)}
            value={pieces[item.id] ?? 0}
            min={0}
            max={left}
            onValueChange={(quantity) => onChange(item.id, quantity)}
          />
        </li>
      ))}
    </ul>
  );
}
