import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import type { Input } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { useMe } from '#admin/session/use-me.ts';
import { readStored, writeStored } from '#admin/stored.ts';
import { notify } from '#ui/overlay/toasts.ts';
import { useStockCall } from '../item/use-stock-call.ts';
import { type StockItem, nameOf } from '../use-item.ts';

const Line = z.object({ sku: z.string(), name: z.string(), before: z.number(), quantity: z.number() });
const Draft = z.object({
  supplier: z.string(),
  note: z.string(),
  receivedOn: z.string(),
  lines: z.array(Line),
});
export type ReceiptLine = z.infer<typeof Line>;
type Draft = z.infer<typeof Draft>;

const nothing: Draft = { supplier: '', note: '', receivedOn: '', lines: [] };

/** Keeps a receipt while its lines are scanned or typed, on this device too, and books it once. */
export function useReceipt() {
  const { staff } = useMe();
  const place = `draft ${staff.id} stock receipt`;
  const [draft, setDraft] = useState<Draft>(() => readStored(localStorage, place, Draft) ?? nothing);
  const navigate = useNavigate();
  useEffect(() => writeStored(localStorage, place, draft === nothing ? null : draft), [draft, place]);
  const book = useStockCall((body: Input<'POST /admin/stock/receipts'>['body'], headers) =>
    callAdmin('POST /admin/stock/receipts', { headers, body }),
  );
  return {
    draft,
    book,
    change: (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed })),
    discard: () => setDraft(nothing),
    /** Adds one piece of a SKU. */
    add: (item: StockItem) => setDraft((before) => ({ ...before, lines: addPiece(before.lines, item) })),
    submit() {
      const { supplier, note, receivedOn, lines } = draft;
      const body = {
        supplier,
        note,
        ...(receivedOn && { received_on: receivedOn }),
        lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
      };
      book.mutate(body, {
        onSuccess: ({ receipt }) => {
          const pieces = receipt.lines.reduce((sum, { change }) => sum + change, 0);
          notify(pieces === 1 ? '1 piece received' : `${pieces} pieces received`);
          setDraft(nothing);
          void navigate('/stock');
        },
      });
    },
  };
}

function addPiece(lines: readonly ReceiptLine[], item: StockItem): ReceiptLine[] {
  const { sku, in_stock: before } = item;
  if (!lines.some((line) => line.sku === sku))
    return [...lines, { sku, name: nameOf(item), before, quantity: 1 }];
  return lines.map((line) => (line.sku === sku ? { ...line, quantity: line.quantity + 1 } : line));
}
