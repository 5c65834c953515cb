import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import type { MatchedLine } from './match-lines.ts';

type Stored = { sha256: string; fileName: string; lines: MatchedLine[] };

/** Stores a remittance file with what became of its lines. A file that is sent again keeps its lines that were booked, and updates the others. */
export async function storeRemittance(ctx: Ctx, { sha256, fileName, lines }: Stored): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { id } = await tx.db
      .insertInto('remittances')
      .values({
        id: makeId(tx, 'rem'),
        sha256,
        file_name: fileName.slice(0, 200),
        staff_id: tx.actor.kind === 'staff' ? tx.actor.staffId : null,
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
    const booked = lines.filter(({ state }) => state === 'booked').length;
    await writeAuditEvent(tx, {
      action: 'remittance.booked',
      subject: id,
      before: null,
      after: { fileName, booked, lines: lines.length },
    });
  });
}
