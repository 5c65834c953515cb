import { Check, Undo2 } from 'lucide-react';
import { data, Link } from 'react-router';
import { formatDelivery } from '#domain/pricing/delivery-words.ts';
import { isFinished } from '#domain/order/order-outcome.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { findOrderByNumber, type TrackedOrder } from '#shop/orders/find-by-number.ts';
import { formatDate } from '#web/shell/format-date.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { requirePart } from '#web/rendering/require-part.ts';
import { failWhenLate } from '#web/page-states/fail-when-late.ts';
import { toQuietMeta } from '#web/shell/page-meta.ts';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { classes } from '#ui/classes.ts';
import type { Route } from './+types/track-status.route.ts';
import * as words from './words.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const order = await requirePart(ctx, findOrderByNumber(ctx, params.orderNumber));
  if (!order) throw data(words.statusMissing, { status: 404 });
  return order;
}

export const clientMiddleware = [failWhenLate];

export function meta({ matches }: Route.MetaArgs) {
  return toQuietMeta(words.statusTitle, matches);
}

/** Shows the status of an order to anyone who has its number, without any data about its buyer. Works with script off. */
export default function TrackStatusPage({ loaderData: order }: Route.ComponentProps) {
  const isUnderWay = !isFinished(order.status);
  const promise = isUnderWay ? formatDelivery(order.deliveryFrom, order.deliveryTo) : '';
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-8 sm:py-14">
      <section className="overflow-hidden rounded-md border border-line bg-card shadow-card">
        <div aria-hidden="true" className="printed-border text-madder" />
        <div className="flex flex-col gap-6 p-6 sm:p-8">
          <header className="flex flex-wrap items-center gap-3">
            <h1 className="font-display text-xl font-medium sm:text-2xl">
              {words.order} <span className="inline-block max-w-full">{order.orderNumber}</span>
            </h1>
            <OrderStatusBadge status={order.status} />
          </header>
          <div>
            <p className="text-lg">{words.statusTexts[order.status]}</p>
            {promise && <p className="text-quiet">{words.arrives(promise)}</p>}
          </div>
          {order.status !== 'cancelled' && <Way order={order} />}
          <Parcel order={order} />
        </div>
      </section>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to={paths.orders()} className={buttonClasses({ variant: 'secondary' })}>
          {words.title}
        </Link>
        <Link to={paths.contact()} className={buttonClasses({ variant: 'secondary' })}>
          {words.contact}
        </Link>
      </p>
    </div>
  );
}

const reached: Record<OrderStatus, number> = {
  pending: 0,
  processing: 1,
  shipped: 2,
  delivered: 3,
  completed: 3,
  cancelled: -1,
  returned_to_origin: 3,
};

function Way({ order: { status, shippedAt, deliveredAt, returnedAt } }: { order: TrackedOrder }) {
  const last = reached[status];
  const end = status === 'returned_to_origin' ? 'returned' : 'delivered';
  const steps = ['placed', 'packing', 'shipped', end] as const;
  const days: Partial<Record<(typeof steps)[number], Date | null>> = {
    shipped: shippedAt,
    delivered: deliveredAt,
    returned: returnedAt,
  };
  return (
    <ol aria-label={words.progress} className="grid grid-cols-4 gap-2 text-center text-sm">
      {steps.map((step, index) => {
        const isReached = index <= last;
        const day = days[step];
        return (
          <li
            key={step}
            aria-current={index === last ? 'step' : undefined}
            className="flex flex-col items-center gap-1"
          >
            <StepMark number={index + 1} isReached={isReached} isBack={step === 'returned'} />
            <span className={isReached ? 'font-medium' : 'text-quiet'}>{words.progressSteps[step]}</span>
            {day && <span className="text-quiet">{formatDate(day.toISOString())}</span>}
          </li>
        );
      })}
    </ol>
  );
}

type StepMarkProps = { number: number; isReached: boolean; isBack: boolean };

function StepMark({ number, isReached, isBack }: StepMarkProps) {
  const done = isBack ? 'border-alert bg-alert text-white' : 'border-leaf bg-leaf text-white';
  const icon = isBack ? <Undo2 size={18} /> : <Check size={18} />;
  return (
    <span
      aria-hidden="true"
      className={classes(
        'flex size-8 items-center justify-center rounded-full border',
        isReached ? done : 'border-edge text-quiet',
      )}
    >
      {isReached ? icon : number}
    </span>
  );
}

function Parcel({ order: { courier, trackingNumber, courierUrl, typedUrl } }: { order: TrackedOrder }) {
  if (!courier && !trackingNumber) return null;
  const url = courierUrl ?? typedUrl;
  return (
    <div className="flex flex-wrap items-center gap-4 border-t border-line pt-5">
      <dl className="mr-auto flex flex-wrap gap-x-8 gap-y-2">
        {courier && (
          <div>
            <dt className="text-sm text-quiet">{words.courier}</dt>
            <dd className="font-medium">{courier}</dd>
          </div>
        )}
        {trackingNumber && (
          <div>
            <dt className="text-sm text-quiet">{words.trackingNumberName}</dt>
            <dd className="font-medium figures select-all">{trackingNumber}</dd>
          </div>
        )}
      </dl>
      {url && (
        <a href={url} rel="noopener noreferrer" className={buttonClasses()}>
          {words.followParcel}
        </a>
      )}
    </div>
  );
}
