import { staffOf } from '#shop/access/actor-ids.ts';
import { type Ctx, type Reader, inTransaction, makeId } from '#shop/context.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import type { MatchedLine } from './match-lines.ts';

type Stored = { sha256: string; fileName: string; lines: MatchedLine[] };

/**
 * Stores a remittance file with its lines before any of them is booked, so that an interrupted booking leaves the others as lines to be
 * booked. A file that is sent again keeps its booked lines, and updates the others. Returns its id.
 */
export async function storeRemittance(ctx: Ctx, { sha256, fileName, lines }: Stored): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { id } = await tx.db
      .insertInto('remittances')
      .values({
        id: makeId(tx, 'rem'),
        sha256,
        file_name: fileName.slice(0, 200),
        staff_id: staffOf(tx),
        created_at: tx.clock.now(),
      })
      .onConflict((known) => known.column('sha256').doUpdateSet({ sha256 }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = lines.map((line) => ({
      remittance_id: id,
      line: line.line,
      reference: line.reference,
      utr: line.utr,
      order_id: line.orderId,
      expected_paise: line.expectedPaise,
      paid_paise: line.paidPaise,
      state: line.state,
    }));
    await tx.db
      .insertInto('remittance_lines')
      .values(rows)
      .onConflict((known) =>
        known
          .columns(['remittance_id', 'line'])
          .doUpdateSet((eb) => ({ state: eb.ref('excluded.state') }))
          .where('remittance_lines.state', '<>', 'booked'),
      )
      .execute();
    return id;
  });
}

/** Records on a stored line that its order is booked, by this line or before. */
export async function noteBooked(
  { db }: Pick<Reader, 'db'>,
  remittanceId: string,
  { line, state }: { line: number; state: 'booked' | 'booked_before' },
): Promise<void> {
  await db
    .updateTable('remittance_lines')
    .set({ state })
    .where('remittance_id', '=', remittanceId)
    .where('line', '=', line)
    .where('state', '<>', 'booked')
    .execute();
}

/** Writes the audit event of a file that was booked completely. */
export async function auditRemittance(ctx: Ctx, id: string, { fileName, lines }: Stored): Promise<void> {
  const booked = lines.filter(({ state }) => state === 'booked').length;
  await inTransaction(ctx, (tx) =>
    writeAuditEvent(tx, {
      action: 'remittance.booked',
      subject: id,
      before: null,
      after: { fileName, booked, lines: lines.length },
    }),
  );
}
