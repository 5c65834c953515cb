import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { lockContent, putLive } from './write-version.ts';

/** Publishes the versions that are due, each once, in the order of their times. Safe to repeat and to run twice at once. */
export async function publishContent(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const findDue = () =>
      tx.db
        .selectFrom('content_versions')
        .select(['slug', 'version', 'document'])
        .where('published_at', 'is', null)
        .where('publish_at', '<=', now)
        .orderBy('publish_at')
        .orderBy('version')
        .execute();
    if ((await findDue()).length === 0) return;
    await lockContent(tx);
    for (const { slug, version, document } of await findDue()) {
      const live = await tx.db
        .selectFrom('content')
        .select('document')
        .where('slug', '=', slug)
        .executeTakeFirst();
      await tx.db
        .updateTable('content_versions')
        .set({ published_at: now })
        .where('slug', '=', slug)
        .where('version', '=', version)
        .execute();
      await putLive(tx, { slug, document, version });
      await writeAuditEvent(tx, {
        action: 'content.published',
        subject: slug,
        version,
        before: live?.document ?? undefined,
        after: document ?? { is_template: true },
      });
    }
  });
}
