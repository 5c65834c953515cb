import { useState } from 'react';
import { toPublicSettings } from '#domain/settings-json.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { useCheckoutStart } from '#web/analytics/use-checkout-start.ts';
import { orFail } from '#web/or-fail.ts';
import { losePatience } from '#web/parts/patience.ts';
import { shopContext } from '#web/shop-context.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toQuietMeta } from '#web/parts/page-meta.ts';
import type { Route } from './+types/checkout.route.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { useCheckoutAccess } from './use-checkout-access.ts';
import { isOwnDocument, useOwnDocument } from './use-own-document.ts';

export const handle = { shell: 'quiet' };
export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta('Checkout', matches);
}

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  return {
    settings: toPublicSettings(await orFail(ctx, readSettings(ctx))),
    windowScript: ctx.razorpay.checkoutScriptUrl,
  };
}

export const clientMiddleware = [losePatience];

export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  // Once the order is through the cart is empty, and the page still has something to say.
  const [isOver, setOver] = useState(false);
  const mayShow = useCheckoutAccess(isOver);
  useOwnDocument(loaderData.windowScript);
  useCheckoutStart(mayShow && isOwnDocument(loaderData.windowScript));
  return (
    <div className="measure py-6 sm:py-10">
      <h1 className="font-display text-3xl font-medium">Checkout</h1>
      {mayShow ? (
        <CheckoutForm settings={loaderData.settings} onOver={() => setOver(true)} />
      ) : (
        <CheckoutSkeleton />
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
