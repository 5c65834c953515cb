import { formatMoment, formatShort, isToday } from '#admin/format/format-time.ts';

/** The author and time of the current version of a record, as a 409 names them; null where the shop does not know. */
export type LatestChange = { by: { id: string; name: string } | null; at: string } | null;

/**
 * Says who changed a record and when: `Ravi changed this at 14:02`. For a change that the person made elsewhere: `You changed this
 * elsewhere at 14:02`.
 */
export function formatChange(changed: LatestChange | undefined, myId: string): string {
  if (!changed) return 'Somebody changed this in the meantime';
  const when = isToday(changed.at) ? `at ${formatShort(changed.at)}` : `on ${formatMoment(changed.at)}`;
  if (changed.by?.id === myId) return `You changed this elsewhere ${when}`;
  return `${changed.by?.name ?? 'Somebody'} changed this ${when}`;
}
