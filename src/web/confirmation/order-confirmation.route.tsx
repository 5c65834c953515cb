import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLogin } from '#web/sign-in/use-login.ts';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import { Spinner } from '#ui/spinner.tsx';
import type { Route } from './+types/order-confirmation.route.ts';
import { ConfirmedOrder } from './confirmed-order.tsx';
import { OrderNotFound } from './order-not-found.tsx';
import { PaymentSuccess } from '#web/payment/payment-success.tsx';
import { useOrder } from './use-order.ts';
import * as words from './words.ts';

const processingMs = 2_000;

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta(words.confirmationTitle, matches);
}

/** Shows 'Processing Your Order' for two seconds, then the order. */
export default function OrderConfirmationPage({ params }: Route.ComponentProps) {
  const navigate = useNavigate();
  const isReady = useLogin();
  const { read } = useOrder(params.orderId, isReady);
  const [isProcessing, setProcessing] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setProcessing(false), processingMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (read.state === 'failed') void navigate(paths.orders(), { replace: true });
  }, [read.state, navigate]);
  if (read.state === 'missing') return <OrderNotFound />;
  const order = read.state === 'found' ? read.order : undefined;
  return (
    <>
      {isProcessing || !order ? <Processing /> : <ConfirmedOrder order={order} />}
      {order && <PaymentSuccess order={order} />}
    </>
  );
}

function Processing() {
  return (
    <div
      role="status"
      className="full-page mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-20 text-center text-madder"
    >
      <Spinner label="" size={56} />
      <h1 className="font-display text-2xl font-medium text-ink">{words.processing}</h1>
    </div>
  );
}
