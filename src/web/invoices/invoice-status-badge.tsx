import { formatInvoiceStatus, type InvoiceStatus } from '#domain/invoice/invoice.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';

const tones: Record<InvoiceStatus, BadgeTone> = {
  draft: 'neutral',
  sent: 'indigo',
  paid: 'leaf',
  overdue: 'alert',
  canceled: 'alert',
};

/** Shows the status of an invoice in its colour. */
export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  return <Badge tone={tones[status]}>{formatInvoiceStatus(status)}</Badge>;
}
