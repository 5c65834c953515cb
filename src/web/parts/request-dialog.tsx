import { useState } from 'react';
import { STOCK_REQUEST_WORDS } from '#domain/stock-request.ts';
import { ApiError, callJson } from '#web/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notices.ts';
import { NumberStepper } from '#web/ui/number-stepper.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { Wanted } from './use-stock-request.ts';

type RequestDialogProps = {
  wanted: Wanted;
  onClose: () => void;
};

const MOST = 999;

/** Asks to be told when a sold-out good is back. */
export function RequestDialog({ wanted, onClose }: RequestDialogProps) {
  const [quantity, setQuantity] = useState(1);
  const [notes, setNotes] = useState('');
  const { isSending, problem, send } = useSending(onClose);
  const variant = [wanted.color, wanted.size].filter(Boolean).join(', ');
  const { productId: product_id, color, size } = wanted;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Request this product"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            busy={isSending}
            onClick={() =>
              send({ product_id, quantity, notes, variant_color: color ?? null, variant_size: size ?? null })
            }
          >
            Submit Request
          </Button>
        </>
      }
    >
      <p className="font-medium">{variant ? `${wanted.name} (${variant})` : wanted.name}</p>
      <p className="mt-1 text-quiet">We write to you as soon as it can be had again. Nothing is charged.</p>
      <p className="mt-5 mb-1.5 font-medium" aria-hidden="true">
        Quantity
      </p>
      <NumberStepper label="Quantity" value={quantity} max={MOST} onValueChange={setQuantity} />
      <TextArea
        className="mt-5"
        label="Notes (optional)"
        rows={3}
        maxLength={1000}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
      <div role="alert" className="mt-3 text-alert empty:hidden">
        {problem}
      </div>
    </Dialog>
  );
}

function useSending(onDone: () => void) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  async function send(body: object) {
    setSending(true);
    setProblem('');
    try {
      await callJson('POST', '/stock-requests', { body });
      notify(STOCK_REQUEST_WORDS.done);
      onDone();
    } catch (error) {
      setProblem(toWords(error as ApiError));
    } finally {
      setSending(false);
    }
  }
  return { isSending, problem, send };
}

function toWords({ kind, body, message }: ApiError): string {
  if (kind !== 'answer') return STOCK_REQUEST_WORDS.unreachable;
  return typeof body.error === 'string' ? message : STOCK_REQUEST_WORDS.failed;
}
