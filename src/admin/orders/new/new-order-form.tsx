import { type FormEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { AddressFields } from '#admin/orders/actions/address-fields.tsx';
import { Part } from '#admin/shell/part.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { Button } from '#ui/form/button.tsx';
import { CallerPart } from './caller-part.tsx';
import { LinesPart } from './lines-part.tsx';
import { PaymentPart } from './payment-part.tsx';
import { SummaryPart } from './summary-part.tsx';
import { useNewOrder } from './use-new-order.ts';
import { useQuote } from './use-quote.ts';

/** Returns the selector of the field where a mistake is corrected; mistakes in the items are corrected at the search. */
function toSelector(name: string): string {
  return name.startsWith('items') ? '[type="search"]' : `[name="${name}"]`;
}

/** The form of an order by telephone: the caller, the pieces, the delivery, the payment, and the price from the shop's own quote. */
export function NewOrderForm() {
  const { values, mistakes, change, submit, discard, place, isRestored, isBlank } = useNewOrder();
  const { quote, error, isWaiting } = useQuote(values);
  const form = useRef<HTMLFormElement>(null);
  const { again } = (useLocation().state ?? {}) as { again?: string };
  function send(event: FormEvent) {
    event.preventDefault();
    const wrong = submit(quote?.totals.total);
    if (wrong.length > 0) form.current?.querySelector<HTMLElement>(wrong.map(toSelector).join())?.focus();
  }
  function startAnew() {
    discard();
    form.current?.querySelector('input')?.focus();
  }
  const part = { values, mistakes, change };
  return (
    <form ref={form} noValidate onSubmit={send}>
      <ScreenHead
        title="Phone order"
        actions={
          // It is always there, so that the form does not move down at its first letter.
          <Button variant="quiet" className="px-0" disabled={isBlank} onClick={startAnew}>
            Discard
          </Button>
        }
      >
        {isRestored && (
          <p className="text-sm text-quiet">
            {again
              ? `The pieces and address from ${again} are filled in, at today’s prices.`
              : 'We kept what you typed before.'}
          </p>
        )}
      </ScreenHead>
      <div className="mt-4 grid items-start gap-4 grid-cols-1 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-4">
          <CallerPart {...part} />
          <LinesPart {...part} quote={quote} />
          <Part title="Delivery address">
            <div className="flex flex-col gap-4">
              <AddressFields
                values={values.address}
                mistakes={mistakes}
                onChange={(changed) => change({ address: { ...values.address, ...changed } })}
              />
            </div>
          </Part>
          <PaymentPart {...part} quote={quote} />
        </div>
        <div className="lg:sticky lg:top-4">
          <SummaryPart
            {...{ quote, isWaiting }}
            isByLink={values.payment === 'razorpay'}
            isPending={place.isPending}
            error={place.error ?? error}
          />
        </div>
      </div>
    </form>
  );
}
