import { z } from 'zod';
import { invalid, invalidFields } from '#domain/error.ts';
import { type SettingsSection, fromSettingsJson, SettingsJson, toSettingsJson } from '#contract/settings.ts';
import type { Ctx } from '#shop/context.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { readSettings } from './read-settings.ts';
import { saveSettings } from './save-settings.ts';

/** Returns the owner's settings in rupees, percent and snake_case. Throws forbidden, unavailable. */
export async function getSettings(ctx: Ctx): Promise<SettingsJson> {
  requireAbility(ctx, 'edit_settings');
  return toSettingsJson(await readSettings(ctx));
}

/**
 * Changes the named settings of one section, leaves its other settings as they are, and returns the section. Throws forbidden, unavailable,
 * and invalid `request.invalid` or `settings.invalid` with a sentence for each field, including names that the section does not have.
 */
export async function changeSettings<Section extends SettingsSection>(
  ctx: Ctx,
  section: Section,
  changes: Record<string, unknown>,
): Promise<SettingsJson[Section]> {
  const stored = await getSettings(ctx);
  const names = Object.keys(changes);
  if (names.length === 0) return stored[section];
  refuseUnknown(names, stored[section]);
  const wanted = SettingsJson.safeParse({ ...stored, [section]: { ...stored[section], ...changes } });
  if (!wanted.success) throw invalidFields(wanted.error.issues);
  const settings = toSettings(wanted.data);
  await saveSettings(ctx, { [section]: settings[section] });
  return toSettingsJson(settings)[section];
}

function refuseUnknown(names: string[], section: object): void {
  const unknown = names.filter((name) => !Object.hasOwn(section, name));
  if (unknown.length === 0) return;
  const known = Object.keys(section).join(', ');
  const message = `There is no setting ${unknown.join(', ')}. The settings here are ${known}.`;
  throw invalid('settings.invalid', message);
}

function toSettings(json: SettingsJson) {
  try {
    return fromSettingsJson(json);
  } catch (error) {
    throw error instanceof z.ZodError ? invalidFields(error.issues) : error;
  }
}
