import { Settings, defaultSettings } from '#domain/settings.ts';
import type { Ctx } from '#shop/context.ts';

/** The shop's settings, remembered until they change; a section the owner never touched has the built-in defaults. */
export function readSettings(ctx: Pick<Ctx, 'db' | 'memory' | 'log'>): Promise<Settings> {
  return ctx.memory.remember('settings', ['settings'], async () => {
    const rows = await ctx.db.selectFrom('settings').select(['section', 'document']).execute();
    const parsed = Settings.safeParse(Object.fromEntries(rows.map((row) => [row.section, row.document])));
    if (parsed.success) return parsed.data;
    ctx.log.error({ issues: parsed.error.issues }, 'stored settings are not valid: the defaults are used');
    return defaultSettings;
  });
}
