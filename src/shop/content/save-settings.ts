import { invalid } from '#domain/error.ts';
import { Settings } from '#domain/settings.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';

export type SaveSettings = { [Section in keyof Settings]?: Partial<Settings[Section]> };

/** Replaces the named sections, each checked as a whole. Throws invalid `settings.invalid` with a sentence per field. */
export async function saveSettings(ctx: Ctx, input: SaveSettings): Promise<void> {
  const parsed = Settings.safeParse(input);
  if (!parsed.success) {
    const fields = Object.fromEntries(
      parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]),
    );
    throw invalid('settings.invalid', 'Please correct the settings', fields);
  }
  const sections = Object.keys(input) as (keyof Settings)[];
  await inTransaction(ctx, async (tx) => {
    for (const section of sections) {
      const document = JSON.stringify(parsed.data[section]);
      await tx.db
        .insertInto('settings')
        .values({ section, document, updated_at: tx.clock.now() })
        .onConflict((conflict) =>
          conflict.column('section').doUpdateSet({ document, updated_at: tx.clock.now() }),
        )
        .execute();
    }
  });
}
