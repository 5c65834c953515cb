import type { z } from 'zod';
import type { Scan, TrackedParcel } from '#domain/shipment/shipment-state.ts';
import type { Tracked, Webhook } from './delhivery-answers.ts';
import { toDelhiveryState } from './delhivery-status.ts';
import { readIndianTime } from './read-indian-time.ts';

/** Returns the parcels of GET /api/v1/packages/json/. */
export function readDelhiveryTracking({ ShipmentData }: z.infer<typeof Tracked>): TrackedParcel[] {
  return ShipmentData.map(({ Shipment: { AWB, ReferenceNo, Scans } }) => ({
    awb: AWB,
    reference: ReferenceNo,
    scans: Scans.flatMap(({ ScanDetail: scan }) =>
      toScan({
        type: scan.ScanType,
        status: scan.Scan,
        code: scan.StatusCode,
        time: scan.ScanDateTime,
        place: scan.ScannedLocation,
        note: scan.Instructions,
      }),
    ),
  }));
}

/** Returns what a webhook reports; undefined for parcels that customers send back. */
export function readDelhiveryWebhook({ Shipment }: z.infer<typeof Webhook>): TrackedParcel | undefined {
  const { Status, NSLCode, AWB, ReferenceNo } = Shipment;
  if (['PP', 'PU'].includes(Status.StatusType) || Status.Status === 'DTO') return undefined;
  const scans = toScan({
    type: Status.StatusType,
    status: Status.Status,
    code: NSLCode,
    time: Status.StatusDateTime,
    place: Status.StatusLocation,
    note: Status.Instructions,
  });
  return { awb: AWB, reference: ReferenceNo, scans };
}

type Told = { type: string; status: string; code: string; time: string; place: string; note: string };

function toScan({ type, status, code, time, place, note }: Told): Scan[] {
  const at = readIndianTime(time);
  return at ? [{ at, state: toDelhiveryState({ type, status, code }), code, status, note, place }] : [];
}
