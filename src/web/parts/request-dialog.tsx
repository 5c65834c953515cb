import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { STOCK_REQUEST_WORDS } from '#domain/stock-request.ts';
import { paths } from '#web/paths.ts';
import { ApiError, callJson } from '#web/api-client.ts';
import { useSession } from '#web/store/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notices.ts';
import { NumberStepper } from '#web/ui/number-stepper.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type RequestDialogProps = {
  goods: { productId: string; name: string; color?: string | null; size?: string | null };
  onClose: () => void;
};

const MOST = 999;

/** Asks to be told when a sold-out good is back. Who is not logged in is sent to do so and comes back. */
export function RequestDialog({ goods, onClose }: RequestDialogProps) {
  const isLoggedIn = useLoginFirst(onClose);
  const [quantity, setQuantity] = useState(1);
  const [notes, setNotes] = useState('');
  const { isSending, problem, send } = useStockRequest(onClose);
  const variant = [goods.color, goods.size].filter(Boolean).join(', ');
  const { productId: product_id, color, size } = goods;
  return (
    <Dialog
      open={isLoggedIn}
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
      <p className="font-medium">{variant ? `${goods.name} (${variant})` : goods.name}</p>
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

/** Whether somebody is logged in; who is not goes to the login with the way back to this very place. */
function useLoginFirst(onClose: () => void): boolean {
  const { isLoaded, token } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isLoaded || token) return;
    notify(STOCK_REQUEST_WORDS.login, { tone: 'info' });
    onClose();
    void navigate(paths.login(pathname + search));
  }, [isLoaded, token]);
  return token !== null;
}

function useStockRequest(onDone: () => void) {
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
