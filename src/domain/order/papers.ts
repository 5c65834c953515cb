import { z } from 'zod';
import type { OrderAddress } from './order.ts';
import type { Paise } from '#domain/money/money.ts';

export const PaperKind = z.enum(['pick_list', 'packing_slip', 'label', 'invoice']);
export type PaperKind = z.infer<typeof PaperKind>;

/** The paper of labels: four on A4, or one on each A6 or 4×6 inch label. Everything else is printed on A4. */
export const PaperSize = z.enum(['a4', 'a6', '4x6']);
export type PaperSize = z.infer<typeof PaperSize>;

/** What is packed of one line: pieces that were credited before the parcel left are not. */
export type PackedLine = {
  sku: string;
  name: string;
  variant: string;
  quantity: number;
  unitPricePaise: Paise;
};

/** What the papers of an order say. */
export type OrderPapers = {
  orderNumber: string;
  /** The Indian day on which it was placed. */
  placedOn: string;
  customerName: string;
  customerPhone: string;
  address: OrderAddress;
  notes: string;
  lines: PackedLine[];
  totalPaise: Paise;
  /** The cash that the courier collects; 0 where nothing is to be paid at the door. */
  collectPaise: Paise;
  courier: string | null;
  trackingNumber: string | null;
};

export type Sender = { name: string; lines: string[]; phone: string; gstin: string | null };

export type PickLine = { sku: string; name: string; variant: string; quantity: number; orders: string[] };

/** What the pick list needs of an order. */
export type PickedOrder = {
  orderNumber: string;
  lines: readonly Pick<PackedLine, 'sku' | 'name' | 'variant' | 'quantity'>[];
};

/** Returns what is to be fetched for some orders: each SKU once, in the order of SKUs, as the shelves are. */
export function toPickList(orders: readonly PickedOrder[]): PickLine[] {
  const picks = new Map<string, PickLine>();
  for (const { orderNumber, lines } of orders) {
    for (const { sku, name, variant, quantity } of lines) {
      const pick = picks.get(sku) ?? { sku, name, variant, quantity: 0, orders: [] };
      pick.quantity += quantity;
      pick.orders.push(quantity === 1 ? orderNumber : `${orderNumber} (${quantity})`);
      picks.set(sku, pick);
    }
  }
  return [...picks.values()].toSorted((a, b) => a.sku.localeCompare(b.sku, 'en', { numeric: true }));
}

/** Returns how many pieces are in a parcel. */
export function countPieces(lines: readonly PackedLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
