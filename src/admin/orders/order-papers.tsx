import { useState } from 'react';
import { ExternalLink, FileText, Printer } from 'lucide-react';
import { toPath } from '#contract/client.ts';
import { Part } from '#admin/shell/part.tsx';
import { PrintDialog } from './print/print-dialog.tsx';
import { useMay } from '#admin/session/use-me.ts';
import { Button } from '#ui/form/button.tsx';
import { rupees } from '#admin/format/rupees.ts';
import type { Order } from './use-order.ts';

const names: Record<Order['documents'][number]['kind'], string> = {
  tax_invoice: 'Tax invoice',
  bill_of_supply: 'Bill of supply',
  invoice_cum_bill: 'Invoice-cum-bill of supply',
  plain_invoice: 'Invoice',
  credit_note: 'Credit note',
};

/** Invoices and credit notes as PDF, the papers of the parcel to print, and the parcel on its courier's page. */
export function OrderPapers({ order: { id, documents, stage, status, tracking } }: { order: Order }) {
  const may = useMay();
  const [isPrinting, setPrinting] = useState(false);
  // A label may be lost or wet after the parcel was handed over.
  const mayPrint = stage === 'to_pack' || stage === 'to_hand_over' || stage === 'on_the_way';
  const line = 'flex min-h-11 items-center gap-3 py-1';
  return (
    <Part title="Documents">
      {documents.length === 0 && (
        <p className="text-quiet">
          {status === 'cancelled'
            ? 'No invoice was issued.'
            : 'The invoice is issued when the order is confirmed.'}
        </p>
      )}
      <ul>
        {documents.map((paper) => (
          <li key={paper.id}>
            {may('see_invoices') ? (
              <a
                href={toPath('GET /admin/invoices/{id}/download', { params: { id: paper.id } })}
                className={`${line} text-indigo hover:underline`}
                download
              >
                <PaperName paper={paper} />
              </a>
            ) : (
              <p className={line}>
                <PaperName paper={paper} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {mayPrint && may('ship_orders') && (
        <Button variant="secondary" onClick={() => setPrinting(true)}>
          <Printer aria-hidden="true" size={18} />
          Print slip and label
        </Button>
      )}
      {isPrinting && <PrintDialog ids={[id]} onClose={() => setPrinting(false)} />}
      {tracking.provider && (
        <p className="mt-2 border-t border-line pt-2">
          {tracking.provider}{' '}
          {tracking.url ? (
            <a
              href={tracking.url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center gap-1 link"
            >
              {tracking.number ?? 'Tracking page'}
              <ExternalLink aria-hidden="true" size={16} />
            </a>
          ) : (
            tracking.number
          )}
        </p>
      )}
    </Part>
  );
}

function PaperName({ paper: { kind, number, amount } }: { paper: Order['documents'][number] }) {
  return (
    <>
      <FileText aria-hidden="true" size={20} />
      <span className="min-w-0 flex-1">
        {names[kind]} <span className="figures">{number}</span>
      </span>
      <span className="text-ink figures">{rupees(amount)}</span>
    </>
  );
}
