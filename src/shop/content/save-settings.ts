import { invalid } from '#domain/error.ts';
import { listMissingSellerFacts, Seller } from '#domain/seller/seller.ts';
import { Settings } from '#domain/settings/settings.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { requireAbility } from '#shop/access/require-ability.ts';

export type SaveSettings = { [Section in keyof Settings]?: Partial<Settings[Section]> };

/** Replaces the named sections, each checked as a whole. Throws forbidden, invalid `settings.invalid` with a sentence per field. */
export async function saveSettings(ctx: Ctx, input: SaveSettings): Promise<void> {
  await inTransaction(ctx, (tx) => writeSettings(tx, input));
}

/** Replaces the named sections within a transaction that is already open. Throws as `saveSettings`. */
export async function writeSettings(tx: Tx, input: SaveSettings): Promise<void> {
  requireAbility(tx, 'edit_settings');
  const parsed = Settings.safeParse(input);
  if (!parsed.success) {
    const fields = Object.fromEntries(
      parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]),
    );
    throw invalid('settings.invalid', 'Please correct the settings', fields);
  }
  for (const section of Object.keys(input) as (keyof Settings)[]) {
    const stored = await readStored(tx, section);
    if (section === 'seller') refuseLosingSeller(stored, parsed.data.seller);
    const after = parsed.data[section];
    const document = JSON.stringify(after);
    const { version } = await tx.db
      .insertInto('settings')
      .values({ section, document, updated_at: tx.clock.now() })
      .onConflict((conflict) =>
        conflict.column('section').doUpdateSet((eb) => ({
          document,
          updated_at: tx.clock.now(),
          version: eb('settings.version', '+', 1),
        })),
      )
      .returning('version')
      .executeTakeFirstOrThrow();
    const before = toUsed(section, stored);
    await writeAuditEvent(tx, { action: 'settings.saved', subject: section, version, before, after });
  }
}

async function readStored(tx: Tx, section: keyof Settings): Promise<unknown> {
  const stored = await tx.db
    .selectFrom('settings')
    .select('document')
    .where('section', '=', section)
    .executeTakeFirst();
  return stored?.document;
}

/** Returns the values that the shop used until now: those that were never saved are the defaults. */
function toUsed(section: keyof Settings, stored: unknown): unknown {
  const used = Settings.shape[section].safeParse(stored);
  return used.success ? used.data : stored;
}

/** Refuses to make a complete seller incomplete, because unpaid orders could then no longer be invoiced. */
function refuseLosingSeller(stored: unknown, wanted: Seller): void {
  const missing = listMissingSellerFacts(wanted);
  if (missing.length === 0) return;
  const before = Seller.safeParse(stored);
  if (!before.success || listMissingSellerFacts(before.data).length > 0) return;
  throw invalid('settings.invalid', missing.join(' '), { seller: missing.join(' ') });
}
