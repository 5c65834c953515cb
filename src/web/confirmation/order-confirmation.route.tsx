import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLogin } from '#web/sign-in/use-login.ts';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/order-confirmation.route.ts';
import { ConfirmedOrder } from './confirmed-order.tsx';
import { OrderNotFound } from './order-not-found.tsx';
import { OrderWaiting } from './order-waiting.tsx';
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
      {isProcessing || !order ? <OrderWaiting title={words.processing} /> : <ConfirmedOrder order={order} />}
      {order && <PaymentSuccess order={order} />}
    </>
  );
}
