import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { MOST_REQUESTED, STOCK_REQUEST_WORDS } from '#domain/stock-request-words.ts';
import { toVariantLabel } from '#domain/variant-choice.ts';
import { type ApiError, callJson } from '#web/api-client.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notices.ts';
import { NumberStepper } from '#web/ui/number-stepper.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { keepDraft, readDraft, type RequestDraft } from './request-draft.ts';
import { toLoginFor, type Wanted } from './use-stock-request.ts';

type RequestDialogProps = {
  wanted: Wanted;
  onClose: () => void;
};

/** Asks to be told when a sold-out good is back. */
export function RequestDialog({ wanted, onClose }: RequestDialogProps) {
  const formId = useId();
  const { draft, write, isSending, problem, send } = useRequest(wanted, onClose);
  const variant = toVariantLabel(wanted);
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
          <Button type="submit" form={formId} busy={isSending}>
            Submit Request
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void send(event)}>
        <p className="font-medium">{variant ? `${wanted.name} (${variant})` : wanted.name}</p>
        <p className="mt-1 text-quiet">We write to you as soon as it can be had again. Nothing is charged.</p>
        <p className="mt-5 mb-1.5 font-medium" aria-hidden="true">
          Quantity
        </p>
        <NumberStepper
          label="Quantity"
          value={draft.quantity}
          max={MOST_REQUESTED}
          onValueChange={(quantity) => write({ ...draft, quantity })}
        />
        <TextArea
          className="mt-5"
          label="Notes (optional)"
          rows={3}
          maxLength={1000}
          value={draft.notes}
          onChange={(event) => write({ ...draft, notes: event.target.value })}
        />
        <div role="alert" className="mt-3 text-alert empty:hidden">
          {problem}
        </div>
      </form>
    </Dialog>
  );
}

function useRequest(wanted: Wanted, onDone: () => void) {
  const [draft, setDraft] = useState<RequestDraft>(() => readDraft(wanted));
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const navigate = useNavigate();

  function write(next: RequestDraft) {
    setDraft(next);
    keepDraft(wanted, next);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    setProblem('');
    try {
      await callJson('POST', '/stock-requests', { body: toBody(wanted, draft), timeoutMs: 10_000 });
      keepDraft(wanted, null);
      notify(STOCK_REQUEST_WORDS.done);
      onDone();
    } catch (error) {
      // The session has run out: what was typed waits on the other side of the login.
      if ((error as ApiError).status === 401) {
        notify(STOCK_REQUEST_WORDS.login, { tone: 'info', page: paths.login() });
        void navigate(toLoginFor(wanted));
      } else setProblem(toWords(error as ApiError));
    } finally {
      setSending(false);
    }
  }

  return { draft, write, isSending, problem, send };
}

function toBody({ productId, color, size }: Wanted, { quantity, notes }: RequestDraft) {
  return { product_id: productId, quantity, notes, variant_color: color ?? null, variant_size: size ?? null };
}

function toWords({ kind, body, message }: ApiError): string {
  if (kind !== 'answer') return STOCK_REQUEST_WORDS.unreachable;
  return typeof body.error === 'string' ? message : STOCK_REQUEST_WORDS.failed;
}
