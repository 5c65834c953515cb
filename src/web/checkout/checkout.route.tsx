import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OrderJson } from '#contract/order/order.ts';
import { useCheckoutStart } from '#web/analytics/use-checkout-start.ts';
import { loadPaymentPage } from '#web/rendering/load-payment-page.ts';
import { NeedsScript } from '#web/page-states/needs-script.tsx';
import { failWhenLate } from '#web/page-states/fail-when-late.ts';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import { notify } from '#ui/overlay/toasts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/checkout.route.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { useAccount } from './use-account.ts';
import { useCheckoutAccess } from './use-checkout-access.ts';
import { isOwnDocument, useOwnDocument } from '#web/confirmation/use-own-document.ts';
import * as words from './words.ts';

export const handle = { shell: 'quiet' };
export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta(words.title, matches);
}

export function loader({ context }: Route.LoaderArgs) {
  return loadPaymentPage(context.get(shopContext));
}

export const clientMiddleware = [failWhenLate];

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [isOver, setOver] = useState(false);
  const mayShow = useCheckoutAccess(isOver);
  // Hides the form at once, so that nothing can be ordered or paid again during the navigation to the order.
  const finish = (order: OrderJson) => {
    setOver(true);
    const isPaid = order.payment.method === 'razorpay';
    if (!isPaid) notify(words.placed);
    void navigate(paths.orderConfirmation(order.id), { state: { isPaid } });
  };
  const account = useAccount(mayShow);
  useOwnDocument(loaderData.windowScript);
  useCheckoutStart(mayShow && isOwnDocument(loaderData.windowScript));
  return (
    <div className="measure py-6 sm:py-10">
      <h1 className="font-display text-3xl font-medium">{words.title}</h1>
      {account ? (
        <CheckoutForm settings={loaderData.settings} account={account} onDone={finish} />
      ) : (
        <>
          <NeedsScript />
          <CheckoutSkeleton />
        </>
      )}
    </div>
  );
}

function CheckoutSkeleton() {
  return (
    <div aria-busy="true" className="mt-6 grid gap-8 lg:grid-cols-[1fr_24rem]">
      <div className="flex flex-col gap-5">
        <Skeleton className="h-64 w-full" />
        <Skeleton className="h-80 w-full" />
      </div>
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
