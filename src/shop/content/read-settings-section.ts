import { type SettingsJson, type SettingsSection, toSettingsJson } from '#contract/settings.ts';
import { Settings } from '#domain/settings/settings.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';

/** One section with the version that a change of it has to name; 0 where the owner never saved it. */
export type VersionedSection<Section extends SettingsSection = SettingsSection> = SettingsJson[Section] & {
  version: number;
};

/** Returns all settings as currently stored, in rupees, percent and snake_case, with the version of each section. Throws forbidden. */
export async function readVersionedSettings(
  reader: Reader,
): Promise<{ settings: SettingsJson; versions: Partial<Record<string, number>> }> {
  requireAbility(reader, 'edit_settings');
  const rows = await reader.db.selectFrom('settings').select(['section', 'document', 'version']).execute();
  const stored = Settings.parse(Object.fromEntries(rows.map((row) => [row.section, row.document])));
  const versions = Object.fromEntries(rows.map((row) => [row.section, row.version]));
  return { settings: toSettingsJson(stored), versions };
}

/** Returns one section of the settings as currently stored, with its version. Throws forbidden. */
export async function readSettingsSection<Section extends SettingsSection>(
  reader: Reader,
  section: Section,
): Promise<VersionedSection<Section>> {
  const { settings, versions } = await readVersionedSettings(reader);
  return { ...settings[section], version: versions[section] ?? 0 };
}
