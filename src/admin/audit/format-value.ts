import { z } from 'zod';
import { formatRupees } from '#domain/money/money.ts';
import { OrderEventKind } from '#domain/order/order-event.ts';
import { formatReason } from '#admin/orders/timeline/event-reason.ts';
import { formatEvent } from '#admin/orders/timeline/event-words.ts';
import { nameDevice } from '#admin/account/name-device.ts';
import { formatMoment } from '#admin/format/format-time.ts';
import { nameField } from './audit-words.ts';
import { nameValue } from './value-words.ts';

const OrderEvent = z.object({ kind: OrderEventKind, reason: z.string() });

/** Returns a value of an audit event as a person reads it: rupees, moments, yes and no, order events as in the timeline, and words for what is stored as a key. */
export function formatValue(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number')
    return /paise$/i.test(name) ? formatRupees(value, { decimals: 'auto' }) : `${value}`;
  if (typeof value === 'string') return formatText(name, value);
  if (Array.isArray(value)) return value.map((each) => formatValue(name, each)).join(', ');
  const event = OrderEvent.safeParse(value);
  if (event.success)
    return [formatEvent(event.data.kind), formatReason(event.data)].filter(Boolean).join(': ');
  return Object.entries(value)
    .map(([field, inner]) => [field, formatValue(field, inner)] as const)
    .filter(([field, text]) => !/(?:^|_)id$/.test(field) && text !== '')
    .map(([field, text]) => `${nameField(field)} ${text}`)
    .join('; ');
}

function formatText(name: string, text: string): string {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:/.test(text)) return formatMoment(text);
  return name === 'device' ? nameDevice(text) : nameValue(name, text);
}
