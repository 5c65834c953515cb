import { unavailable } from '#domain/error.ts';
import { Settings, defaultSettings } from '#domain/settings/settings.ts';
import type { Ctx } from '#shop/context.ts';
import { remember } from '#shop/remember.ts';

type SettingsReader = Pick<Ctx, 'db' | 'memory' | 'log' | 'cacheTags'>;

/**
 * Returns the shop's settings, kept in memory until they change; a section that the owner never saved has the built-in defaults. Throws
 * unavailable `settings.unreadable` when they cannot be read or are not valid, so that no customer is charged by a guess.
 */
export function readSettings(ctx: SettingsReader): Promise<Settings> {
  return remember(ctx, 'settings', ['settings'], async () => {
    const stored = await readStored(ctx);
    const parsed = Settings.safeParse(stored);
    if (parsed.success) return parsed.data;
    throw refuse(ctx, parsed.error.issues, 'stored settings are not valid');
  });
}

/** Returns the settings for text that is only shown: while they cannot be read, the built-in defaults, `defaultSettings` itself. */
export function readShownSettings(ctx: SettingsReader): Promise<Settings> {
  return readSettings(ctx).catch(() => defaultSettings);
}

async function readStored(ctx: SettingsReader): Promise<Record<string, unknown>> {
  try {
    const rows = await ctx.db.selectFrom('settings').select(['section', 'document']).execute();
    return Object.fromEntries(rows.map((row) => [row.section, row.document]));
  } catch (error) {
    throw refuse(ctx, error, 'the settings cannot be read');
  }
}

function refuse({ log }: SettingsReader, why: unknown, words: string) {
  log.error({ err: why }, `${words}: what is shown uses the defaults, nothing is charged by them`);
  return unavailable(
    'settings.unreadable',
    'Prices and charges cannot be worked out right now. Please try again in a moment.',
  );
}
