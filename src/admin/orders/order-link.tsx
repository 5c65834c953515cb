import { Copy } from 'lucide-react';
import { formatMoment } from '#admin/format/format-time.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import type { Order } from './use-order.ts';

/** The payment link of an unpaid order by telephone; the timeline has the message with it, which can be sent again. */
export function OrderLink({ order: { status, payment_link: link } }: { order: Order }) {
  if (!link || status !== 'pending') return null;
  async function copy(url: string) {
    await navigator.clipboard.writeText(url).then(
      () => notify('Payment link copied'),
      () => notify('Not copied: this browser does not let us. Select the link instead.', { tone: 'error' }),
    );
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
