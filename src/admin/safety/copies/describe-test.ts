import { formatMoment } from '#admin/format/format-time.ts';
import type { Backup } from './use-backups.ts';

/** Describes the result of the latest test of a copy. */
export function describeTest(test: Backup['test']): string {
  if (!test) return 'Not tested yet.';
  if (test.ended_at === null) return 'Test restore in progress…';
  const when = formatMoment(test.ended_at);
  if (test.status === 'failed') return `Test failed, ${when}: ${test.failure}.`;
  return `Test restore worked, ${when}: ${test.rows!.toLocaleString('en-IN')} rows, books agree.`;
}
