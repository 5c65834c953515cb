import { minuteMs } from '#domain/durations.ts';
import { formatCount } from '#domain/format-count.ts';

/** Formats how long ago a moment was, in minutes, hours (below 48) or days: 3 hours ago. */
export function formatAge(text: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(text)) / minuteMs));
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${formatCount(minutes, 'minute')} ago`;
  if (minutes < 48 * 60) return `${formatCount(Math.floor(minutes / 60), 'hour')} ago`;
  return `${formatCount(Math.floor(minutes / 60 / 24), 'day')} ago`;
}
