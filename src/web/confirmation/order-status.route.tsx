import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { OrderJson } from '#contract/order/order.ts';
import { parseE164 } from '#domain/customer/phone.ts';
import { useLogin } from '#web/sign-in/use-login.ts';
import { loadPaymentPage } from '#web/rendering/load-payment-page.ts';
import { failWhenLate } from '#web/page-states/fail-when-late.ts';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Route } from './+types/order-status.route.ts';
import { toPollingPace, wasPaid } from '#web/payment/polling-pace.ts';
import { isAttemptOpen } from '#web/checkout/stored-checkout.ts';
import { OrderNotFound } from './order-not-found.tsx';
import { OrderWaiting } from './order-waiting.tsx';
import { checkPayment, pay } from '#web/payment/pay-order.ts';
import { formatCancelled } from '#web/payment/format-cancelled.ts';
import { UndecidedPayment } from '#web/payment/undecided-payment.tsx';
import { UnpaidOrder } from './unpaid-order.tsx';
import { usePolling } from '#web/payment/use-polling.ts';
import { useOrder } from './use-order.ts';
import { isOwnDocument, useOwnDocument } from './use-own-document.ts';
import * as words from './words.ts';

/** How often Razorpay is polled while the bank's decision is pending; its webhook is faster, if it arrives. */
const BANK_MS = 15_000;

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta(words.statusTitle, matches);
}

export function loader({ context }: Route.LoaderArgs) {
  return loadPaymentPage(context.get(shopContext));
}

export const clientMiddleware = [failWhenLate];

/** Shows the state of a payment and polls it until it is final: money may still arrive for a cancelled order. */
export default function OrderStatusPage({ params, loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const isReady = useLogin();
  useOwnDocument(loaderData.windowScript);
  const { read, again } = useOrder(params.orderId, isReady);
  const order = read.state === 'found' ? read.order : undefined;
  const isPaid = order !== undefined && (order.payment.method === 'cod' || wasPaid(order));
  const isUndecided = order?.payment.in_progress === true;
  usePolling(async () => void (await checkPayment(params.orderId)), isUndecided ? BANK_MS : undefined);
  usePolling(again, isReady && read.state !== 'missing' ? toPollingPace(order) : undefined);
  useEffect(() => {
    if (isPaid) void navigate(paths.orderConfirmation(params.orderId), { replace: true });
  }, [isPaid, navigate, params.orderId]);

  if (read.state === 'missing') return <OrderNotFound />;
  if (read.state === 'failed') {
    return (
      <EmptyState
        picture="failed"
        level={1}
        title={read.message}
        actions={<Button onClick={() => void again()}>{words.tryAgain}</Button>}
      >
        {words.orderSafe}
      </EmptyState>
    );
  }
  if (!order || isPaid)
    return (
      <OrderWaiting title={words.checking}>
        <p className="text-lg text-balance text-quiet">{words.doNotPayAgain}</p>
      </OrderWaiting>
    );
  if (order.status === 'cancelled') return <Cancelled order={order} />;
  if (isUndecided) return <UndecidedPayment order={order} />;
  const { general, payment } = loaderData.settings;
  const mayOpen = isOwnDocument(loaderData.windowScript);
  return (
    <Unpaid
      {...{ order, mayOpen }}
      shopName={general.shop_name}
      isOffered={payment.online_enabled}
      onPaid={again}
    />
  );
}

type UnpaidProps = {
  order: OrderJson;
  shopName: string;
  isOffered: boolean;
  mayOpen: boolean;
  onPaid: () => Promise<void>;
};

/** Opens the payment immediately for a customer who has just chosen to pay; a reload does not open it again. */
function Unpaid({ order, shopName, isOffered, mayOpen, onPaid }: UnpaidProps) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const paysNow = mayOpen && (state as { paysNow?: boolean } | null)?.paysNow === true;
  const [isBusy, setBusy] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState<string>();
  const payNow = async () => {
    setBusy(true);
    setProblem(undefined);
    const { name, email, phone } = order.customer;
    const parsed = parseE164(phone);
    const buyer = { name, email, phone: parsed?.national ?? '', countryCode: parsed?.countryCode ?? '91' };
    const outcome = await pay(order, buyer, shopName, () => setConfirming(true));
    if (outcome.kind === 'failed') setProblem(outcome.reason);
    await onPaid();
    setBusy(false);
    setConfirming(false);
  };
  const payAtOnce = useEffectEvent(() => {
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
    void payNow();
  });
  useEffect(() => {
    if (paysNow) payAtOnce();
  }, [paysNow]);
  return (
    <UnpaidOrder
      {...{ order, isOffered, isBusy, isConfirming, problem }}
      isAttemptOpen={isAttemptOpen(order.id)}
      onPay={() => void payNow()}
    />
  );
}

function Cancelled({ order }: { order: OrderJson }) {
  return (
    <EmptyState
      picture="orders"
      level={1}
      title={words.cancelledTitle}
      actions={
        <>
          <Link className={buttonClasses()} to={paths.products()}>
            {words.continueShopping}
          </Link>
          <Link className={buttonClasses({ variant: 'secondary' })} to={paths.orders()}>
            {words.viewOrders}
          </Link>
        </>
      }
    >
      <p role="status">{formatCancelled(order)}</p>
    </EmptyState>
  );
}
