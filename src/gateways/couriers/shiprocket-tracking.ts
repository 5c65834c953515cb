import type { z } from 'zod';
import type { Scan, TrackedParcel } from '#domain/shipment/shipment-state.ts';
import type { TrackAnswer, Webhook } from './shiprocket-answers.ts';
import { readIndianTime } from './read-indian-time.ts';
import { toShiprocketState } from './shiprocket-status.ts';

type Activity = { date: string; activity: string; location: string; 'sr-status'?: string | null | undefined };

/** Returns the scans of GET /courier/track/awb/{awb}. An error arrives with status 200 and without activities. */
export function readShiprocketTracking({ tracking_data }: z.infer<typeof TrackAnswer>): Scan[] {
  return tracking_data.shipment_track_activities.flatMap(toScan);
}

/** Returns what a webhook reports; undefined for parcels that customers send back, which have webhooks of the same form. */
export function readShiprocketWebhook(webhook: z.infer<typeof Webhook>): TrackedParcel | undefined {
  if (webhook.is_return === 1) return undefined;
  const scans = webhook.scans.flatMap(toScan);
  const code = String(webhook.shipment_status_id);
  if (!scans.some((scan) => scan.code === code)) {
    const at = readIndianTime(webhook.current_timestamp ?? '');
    const current = {
      state: toShiprocketState(webhook.shipment_status_id),
      status: webhook.shipment_status,
      code,
    };
    if (at) scans.push({ ...current, at, note: '', place: '' });
  }
  // Shiprocket adds its own number to our reference.
  return { awb: webhook.awb, reference: webhook.order_id?.replace(/_\d+$/, ''), scans };
}

function toScan({ date, activity, location, 'sr-status': code }: Activity): Scan[] {
  const at = readIndianTime(date);
  if (!at) return [];
  const state = code && /^\d+$/.test(code) ? toShiprocketState(Number(code)) : null;
  return [{ at, state, code: code ?? '', status: activity, note: '', place: location }];
}
