import { sql } from 'kysely';
import { z } from 'zod';
import { invalid, invalidFields } from '#domain/error.ts';
import { type SettingsSection, fromSettingsJson, SettingsJson, toSettingsJson } from '#contract/settings.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { staleConflict } from '#shop/audit/stale-conflict.ts';
import { fillLogo } from './fill-logo.ts';
import { readSettings } from './read-settings.ts';
import {
  type VersionedSection,
  readSettingsSection,
  readVersionedSettings,
} from './read-settings-section.ts';
import { writeSettings } from './save-settings.ts';

/** Returns the owner's settings in rupees, percent and snake_case. Throws forbidden, unavailable. */
export async function getSettings(ctx: Ctx): Promise<SettingsJson> {
  requireAbility(ctx, 'edit_settings');
  return toSettingsJson(await readSettings(ctx));
}

/**
 * Changes the named settings of one section, leaves its other settings unchanged, and returns the section with its new version. If the
 * caller names the version they saw, a change made by another person since then is refused. Throws forbidden, conflict `settings.stale`
 * with the current section, and invalid `request.invalid` or `settings.invalid` with a sentence for each field, including names that the
 * section does not have, or `picture.not_found` for a logo.
 */
export function changeSettings<Section extends SettingsSection>(
  ctx: Ctx,
  section: Section,
  changes: Record<string, unknown>,
  seenVersion?: number,
): Promise<VersionedSection<Section>> {
  return inTransaction(ctx, async (tx) => {
    requireAbility(tx, 'edit_settings');
    await lockSettings(tx);
    const { settings: stored, versions } = await readVersionedSettings(tx);
    const current = { ...stored[section], version: versions[section] ?? 0 };
    if (seenVersion !== undefined && seenVersion !== current.version)
      throw await refuseStale(tx, section, current);
    const names = Object.keys(changes);
    if (names.length === 0) return current;
    refuseUnknown(names, stored[section]);
    const filled = await fillLogo(tx, changes);
    const wanted = SettingsJson.shape[section].safeParse({ ...stored[section], ...filled });
    if (!wanted.success) throw invalidFields(wanted.error.issues);
    await writeSettings(tx, { [section]: toSettings({ ...stored, [section]: wanted.data })[section] });
    return readSettingsSection(tx, section);
  });
}

/**
 * Makes changes of the settings wait for each other; readers do not wait. It locks the table, because a section that was never saved has no
 * row to lock.
 */
async function lockSettings(tx: Tx): Promise<void> {
  await sql`lock table settings in share row exclusive mode`.execute(tx.db);
}

function refuseStale(tx: Tx, subject: SettingsSection, settings: VersionedSection) {
  const { version } = settings;
  const stale = { code: 'settings.stale', record: 'these settings', subject, version } as const;
  return staleConflict(tx, { ...stale, current: { settings } });
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
    throw error instanceof z.ZodError ? invalidFields(error.issues.map(toSentName)) : error;
  }
}

/** Names the setting as the request does: `home_state`, and not `seller.homeState`. */
function toSentName({ path: [, ...names], message }: z.core.$ZodIssue) {
  const path = names.map((name) => String(name).replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  return { path, message };
}
