import { type RawBuilder, sql } from 'kysely';

/**
 * Returns a condition: the latest copy of the shop is older than `since` or failed, or the latest test of a copy failed. A shop that began after
 * `since` has time for its first copy.
 */
export function isBackupDue(since: Date): RawBuilder<boolean> {
  return sql<boolean>`(
    (not exists (select from backups where status = 'done' and saved_at > ${since})
      and exists (select from migrations where applied_at <= ${since}))
    or (select status from backups where ended_at is not null order by created_at desc, id desc limit 1) = 'failed'
    or (select status from restore_tests where ended_at is not null order by created_at desc, id desc limit 1) = 'failed')`;
}
