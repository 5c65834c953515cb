import { z } from 'zod';
import type { OrderAddress } from './order.ts';
import type { Paise } from '#domain/money/money.ts';

export const PaperKind = z.enum(['pick_list', 'packing_slip', 'label', 'invoice']);
export type PaperKind = z.infer<typeof PaperKind>;

/** The paper of labels: four on A4, or one on each A6 or 4×6 inch label. Everything else is printed on A4. */
export const PaperSize = z.enum(['a4', 'a6', '4x6']);
export type PaperSize = z.infer<typeof PaperSize>;

/** The pieces to pack of one line; pieces that were credited before the parcel left are not packed. */
export type PackedLine = {
  sku: string;
  /** The storage location of the pieces; empty if unknown. */
  location: string;
  name: string;
  variant: string;
  quantity: number;
  unitPricePaise: Paise;
};

/** The facts on the papers of an order. */
export type OrderPapers = {
  orderNumber: string;
  /** The Indian day on which it was placed. */
  placedOn: string;
  customerName: string;
  customerPhone: string;
  address: OrderAddress;
  notes: string;
  /** The message of a gift; null if the order is not a gift. */
  giftMessage: string | null;
  lines: PackedLine[];
  totalPaise: Paise;
  /** The cash that the courier collects; 0 where nothing is to be paid at the door. */
  collectPaise: Paise;
  courier: string | null;
  trackingNumber: string | null;
};

export type Sender = { name: string; lines: string[]; phone: string; gstin: string | null };

export type PickLine = Pick<PackedLine, 'sku' | 'location' | 'name' | 'variant' | 'quantity'> & {
  orders: string[];
};

/** The facts about an order that the pick list needs. */
export type PickedOrder = {
  orderNumber: string;
  lines: readonly Pick<PackedLine, 'sku' | 'location' | 'name' | 'variant' | 'quantity'>[];
};

/** Returns the pieces to fetch for some orders: each SKU once, shelf by shelf. Pieces without a shelf come last, by SKU. */
export function toPickList(orders: readonly PickedOrder[]): PickLine[] {
  const picks = new Map<string, PickLine>();
  for (const { orderNumber, lines } of orders) {
    for (const { sku, location, name, variant, quantity } of lines) {
      const pick = picks.get(sku) ?? { sku, location, name, variant, quantity: 0, orders: [] };
      pick.quantity += quantity;
      pick.orders.push(quantity === 1 ? orderNumber : `${orderNumber} (${quantity})`);
      picks.set(sku, pick);
    }
  }
  return [...picks.values()].toSorted(compareLocations);
}

/** Compares two SKUs by the way through the shelves: A-2 before A-10, pieces without a shelf last. */
export function compareLocations(
  a: Pick<PackedLine, 'sku' | 'location'>,
  b: Pick<PackedLine, 'sku' | 'location'>,
): number {
  if ((a.location === '') !== (b.location === '')) return a.location === '' ? 1 : -1;
  return compare(a.location, b.location) || compare(a.sku, b.sku);
}

const { compare } = new Intl.Collator('en', { numeric: true });

/** Returns how many pieces some lines have together. */
export function countPieces(lines: readonly Pick<PackedLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
