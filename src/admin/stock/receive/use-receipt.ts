import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatCount } from '#domain/format-count.ts';
import type { Input } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { useMe } from '#admin/session/use-me.ts';
import { writeStored } from '#admin/stored.ts';
import { notify } from '#ui/overlay/toasts.ts';
import { useStockCall } from '../item/use-stock-call.ts';
import { MOST_RECEIVED, readPieces } from '../read-pieces.ts';
import { type Draft, type ReceiptLine, nothing, readKept } from './kept-receipt.ts';
import { type StockItem, nameOf } from '../use-item.ts';

/**
 * Keeps a receipt on this device while its lines are scanned or typed, and books it once; `refusals` counts the attempts that failed
 * because a line is wrong.
 */
export function useReceipt() {
  const { staff } = useMe();
  const place = `draft ${staff.id} stock receipt`;
  const [kept] = useState(() => readKept(place));
  const [draft, setDraft] = useState(kept === 'unreadable' ? nothing : kept);
  const [refusals, setRefusals] = useState(0);
  const navigate = useNavigate();
  useEffect(() => writeStored(localStorage, place, draft === nothing ? null : draft), [draft, place]);
  const book = useStockCall(async (body: Input<'POST /admin/stock/receipts'>['body'], headers) => {
    const booked = await callAdmin('POST /admin/stock/receipts', { headers, body });
    // The receipt is deleted even if its author has already left the screen; otherwise it would be booked again.
    writeStored(localStorage, place, null);
    return booked;
  });
  return {
    draft,
    /** Whether this device kept a receipt of an earlier version that cannot be read any more. */
    isLost: kept === 'unreadable',
    book,
    refusals,
    change: (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed })),
    discard() {
      setDraft(nothing);
      setRefusals(0);
    },
    /** Adds one piece of a SKU. */
    add: (item: StockItem) => setDraft((before) => ({ ...before, lines: addPiece(before.lines, item) })),
    submit() {
      const { supplier, note, receivedOn, lines } = draft;
      const body = {
        supplier,
        note,
        ...(receivedOn && { received_on: receivedOn }),
        lines: lines.flatMap(({ sku, pieces }) => {
          const quantity = readPieces(pieces, MOST_RECEIVED);
          return quantity === undefined ? [] : [{ sku, quantity }];
        }),
      };
      if (body.lines.length < lines.length) return setRefusals((before) => before + 1);
      return book.mutate(body, {
        onSuccess: ({ receipt }) => {
          const pieces = receipt.lines.reduce((sum, { change }) => sum + change, 0);
          notify(formatCount(pieces, 'piece received', 'pieces received'));
          setDraft(nothing);
          setRefusals(0);
          void navigate('/stock');
        },
      });
    },
  };
}

function addPiece(lines: readonly ReceiptLine[], item: StockItem): ReceiptLine[] {
  const { sku, in_stock: before } = item;
  if (!lines.some((line) => line.sku === sku))
    return [...lines, { sku, name: nameOf(item), before, pieces: '1' }];
  return lines.map((line) => (line.sku === sku ? { ...line, pieces: addOne(line.pieces) } : line));
}

function addOne(pieces: string): string {
  return String(Math.min(MOST_RECEIVED, (readPieces(pieces, MOST_RECEIVED) ?? 0) + 1));
}
