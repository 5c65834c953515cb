import { useState } from 'react';
import { z } from 'zod';
import { type Courier, findCourier } from '#domain/shipment/courier.ts';
import { OTHER_COURIER } from '#domain/shipment/shipment.ts';
import { type TypedParcel, noParcel } from '#admin/orders/courier/courier-choices.ts';
import type { ListedOrder } from '#admin/orders/orders-list.tsx';
import { readStored, writeStored } from '#admin/stored.ts';
import { useScans } from '../scan/scans.ts';
import { signal } from '../scan/signal.ts';
import {
  type Counts,
  type PackLine,
  countOf,
  countPiece,
  isAllCounted,
  scanPiece,
  toPackLines,
} from './count-pieces.ts';
import { findGiven, noteGiven } from './given-numbers.ts';
import { readTracking } from './read-tracking.ts';

const StoredCounts = z.record(z.string(), z.number());

/** The message about the last scan. */
export type Said = { isRight: boolean; text: string };

/**
 * Counts the pieces of one order by scans or by hand, and takes the tracking number of its parcel. The counts outlive a reload on this
 * device; `onCounted` is called with each piece.
 */
export function usePacking(
  order: ListedOrder,
  { isLocked, onCounted }: { isLocked: boolean; onCounted: () => void },
) {
  const { id, order_number: number, stage } = order;
  const key = `packing ${id}`;
  const lines = toPackLines(order);
  const [counts, setCounts] = useState<Counts>(() => readStored(localStorage, key, StoredCounts) ?? {});
  const [shipment, setShipment] = useState<TypedParcel>(() => ({
    ...noParcel,
    courier: readStored(localStorage, 'courier', z.string()) ?? '',
    courier_name: readStored(localStorage, 'courier_name', z.string()) ?? '',
  }));
  const [said, setSaid] = useState<Said>();
  const isComplete = stage !== 'to_pack' || isAllCounted(lines, counts);

  function say(isRight: boolean, text: string): void {
    signal(isRight);
    setSaid({ isRight, text });
  }
  function keep(next: Counts): void {
    setCounts(next);
    writeStored(localStorage, key, next);
    onCounted();
  }
  function countByHand(line: PackLine, by: 1 | -1): void {
    setSaid(undefined);
    keep(countPiece(counts, line, by));
  }
  function scan(code: string): void {
    if (isLocked) return;
    if (code.toUpperCase() === number) return say(true, 'This is the slip of this order.');
    const scanned = stage === 'to_pack' ? scanPiece(lines, counts, code) : ({ kind: 'unknown' } as const);
    if (scanned.kind === 'enough') return say(false, `${scanned.line.name}: all pieces are counted already.`);
    if (scanned.kind === 'counted') {
      keep(scanned.counts);
      return say(
        true,
        `${scanned.line.name}: ${countOf(scanned.counts, scanned.line.id)} of ${scanned.line.quantity}`,
      );
    }
    if (isComplete) return scanTracking(code);
    return say(false, 'This piece is not in this order.');
  }
  function scanTracking(code: string): void {
    const courier: Pick<Courier, 'name' | 'awb'> | undefined =
      shipment.courier === OTHER_COURIER ? { name: 'a courier' } : findCourier(shipment.courier);
    const found = readTracking(code, courier);
    if (found === undefined)
      return say(
        false,
        courier
          ? `${code} does not look like a tracking number of ${courier.name}.`
          : 'Choose the courier first.',
      );
    const other = findGiven(found, number);
    if (other)
      return say(false, `${found} is the tracking number of ${other}. Scan the label of this parcel.`);
    setShipment({ ...shipment, tracking_number: found });
    return say(true, `Tracking number ${found}`);
  }
  function change(changed: Partial<TypedParcel>): void {
    if (changed.courier !== undefined) writeStored(localStorage, 'courier', changed.courier);
    if (changed.courier_name !== undefined) writeStored(localStorage, 'courier_name', changed.courier_name);
    setShipment({ ...shipment, ...changed });
  }
  useScans(scan);
  return {
    lines,
    counts,
    countByHand,
    shipment,
    change,
    said,
    isComplete,
    /** Deletes the counts of a finished order and notes its tracking number, so that a second scan cannot give it to another parcel. */
    forget: () => {
      writeStored(localStorage, key, null);
      if (shipment.tracking_number) noteGiven(shipment.tracking_number, number);
    },
  };
}
