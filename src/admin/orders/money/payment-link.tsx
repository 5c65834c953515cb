import { Copy } from 'lucide-react';
import { formatMoment } from '#admin/format/format-time.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import type { Order } from '#admin/orders/use-order.ts';

/**
 * The payment link of an unpaid order by telephone, or a note that it can no longer be paid. The timeline holds the message with the link,
 * which can be sent again.
 */
export function PaymentLink({ order }: { order: Order }) {
  const { status, payment_link: link } = order;
  if (!link || status !== 'pending') return null;
  if (link.unknown_since) return <UnknownLink order={order} />;
  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      notify('The payment link is copied');
    } catch {
      notify('The browser did not copy it. Select the link and copy it yourself.', { tone: 'error' });
    }
  }
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="text-sm font-medium text-quiet">
        Payment link, open until {formatMoment(link.expires_at)}
      </h3>
      <p className="flex flex-wrap items-center gap-2">
        <a href={link.url} target="_blank" rel="noreferrer" className="link min-w-0 flex-1 break-all">
          {link.url}
        </a>
        <Button variant="secondary" onClick={() => void copy(link.url)}>
          <Copy aria-hidden="true" size={18} />
          Copy
        </Button>
      </p>
    </div>
  );
}

function UnknownLink({ order: { customer, taken_by } }: { order: Order }) {
  return (
    <p className="mt-4 rounded-sm bg-alert/12 px-3 py-3 text-sm">
      The payment link was made with other Razorpay keys: what {customer.name} pays through it will not reach
      this order.{' '}
      {taken_by === null
        ? 'Press Cancel order in the menu above and make the exchange again. The new order has a new link.'
        : 'Press Cancel order in the menu above, then Take it again. The new order has a new link.'}
    </p>
  );
}
