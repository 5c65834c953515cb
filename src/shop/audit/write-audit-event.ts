import { toWellFormed } from '#domain/well-formed.ts';
import { apiKeyOf, staffOf } from '#shop/access/actor-ids.ts';
import { type Tx, makeId } from '#shop/context.ts';

export type AuditEvent = {
  /** The kind of thing and what was done to it, such as `tax_rates.saved`. */
  action: `${string}.${string}`;
  /** The thing that was changed: an id, a slug or the name of a section. */
  subject: string;
  /** The version of the record that the change made, if it has versions; `staleConflict` uses it to find the change. */
  version?: number | string;
  /** The staff member who acted, if the caller is not signed in yet. */
  staffId?: string;
  before?: unknown;
  after?: unknown;
};

/** Records a change and its author, in the transaction of the change. */
export async function writeAuditEvent(tx: Tx, event: AuditEvent): Promise<void> {
  const { action, subject, version, staffId, before, after } = event;
  await tx.db
    .insertInto('audit_events')
    .values({
      id: makeId(tx, 'aud'),
      at: tx.clock.now(),
      staff_id: staffId ?? staffOf(tx),
      api_key_id: apiKeyOf(tx),
      address: tx.address ?? '',
      action,
      subject,
      version: version === undefined ? null : String(version),
      before: toJson(before),
      after: toJson(after),
    })
    .execute();
}

/** Returns JSON that PostgreSQL can store. */
function toJson(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(toWellFormed(value));
}
