import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { MOST_REQUESTED, STOCK_REQUEST_WORDS } from '#domain/stock/stock-request-words.ts';
import { toVariantLabel } from '#domain/catalogue/variant-choice.ts';
import { type ApiError, toApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/state/session-store.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { NumberStepper } from '#ui/form/number-stepper.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { keepDraft, readDraft, type RequestDraft } from './request-draft.ts';
import { toLoginFor, type Wanted, type WantedVariant } from './use-stock-request.ts';
import { useWantedVariant } from './use-wanted-variant.ts';
import { VariantField } from './variant-field.tsx';
import * as words from './words.ts';

type RequestDialogProps = {
  wanted: Wanted;
  onClose: () => void;
};

/** Requests a message when a product is back in stock, in the variant that is named or chosen here. */
export function RequestDialog({ wanted, onClose }: RequestDialogProps) {
  const formId = useId();
  const { variant, choice, ...variants } = useWantedVariant(wanted);
  const { draft, write, isSending, problem, send } = useRequest({ wanted, variant, onDone: onClose });
  const label = toVariantLabel(wanted);
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isSending} disabled={variants.isLoading}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void send(event)}>
        <p className="font-medium">{label ? `${wanted.name} (${label})` : wanted.name}</p>
        <p className="mt-1 text-quiet">{words.text}</p>
        <VariantField {...variants} choice={choice} />
        <p className="mt-5 mb-1.5 font-medium" aria-hidden="true">
          {words.quantity}
        </p>
        <NumberStepper
          label={words.quantity}
          value={draft.quantity}
          max={MOST_REQUESTED}
          onValueChange={(quantity) => write({ ...draft, quantity })}
        />
        <TextArea
          className="mt-5"
          label={words.notes}
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

type Request = { wanted: Wanted; variant: WantedVariant | undefined; onDone: () => void };

function useRequest({ wanted, variant, onDone }: Request) {
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
    const { userId } = useSession.getState();
    try {
      await callApi('POST /stock-requests', {
        body: toBody(wanted.productId, variant, draft),
        timeoutMs: 10_000,
      });
      keepDraft(wanted, null);
      notify(STOCK_REQUEST_WORDS.done);
      onDone();
    } catch (thrown) {
      const error = toApiError(thrown);
      // The session has expired: the typed text is stored and offered again after the login.
      if (error.status === 401) {
        const chosen = { ...wanted, ...variant };
        keepDraft(chosen, draft, userId);
        notify(STOCK_REQUEST_WORDS.login, { tone: 'info', page: paths.login() });
        void navigate(toLoginFor(chosen));
      } else setProblem(toMessage(error));
    } finally {
      setSending(false);
    }
  }

  return { draft, write, isSending, problem, send };
}

function toBody(product_id: string, variant: WantedVariant | undefined, draft: RequestDraft) {
  const { color: variant_color = null, size: variant_size = null } = variant ?? {};
  return { product_id, ...draft, variant_color, variant_size };
}

function toMessage({ kind, body, message }: ApiError): string {
  if (kind !== 'answer') return STOCK_REQUEST_WORDS.unreachable;
  return typeof body.error === 'string' ? message : STOCK_REQUEST_WORDS.failed;
}
