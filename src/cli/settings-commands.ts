import { z } from 'zod';
import { invalid } from '#domain/error.ts';
import { SettingsSection } from '#contract/settings.ts';
import { changeSettings, getSettings } from '#shop/content/edit-settings.ts';
import type { Command } from './command.ts';
import { readArguments } from './read-arguments.ts';

const Section = SettingsSection.catch((context) => {
  throw invalid('settings.invalid', `There is no section ${String(context.value)}. ${sections}`);
});
const sections = `Sections are ${SettingsSection.options.join(', ')}.`;

export const settingsCommands: Record<string, Command> = {
  settings: {
    takes: '[SECTION]',
    means: 'shows the settings, in rupees and percent',
    run: async (ctx, { words: [section] }) => {
      const settings = await getSettings(ctx);
      return toText(section === undefined ? settings : settings[readArguments(Section, section)]);
    },
  },
  'set-settings': {
    takes: 'SECTION \'{"NAME": VALUE}\'',
    means: 'changes the settings you name in a section; the others stay',
    run: async (ctx, { words: [section, changes = ''] }) =>
      toText(await changeSettings(ctx, readArguments(Section, section), readJson(changes))),
  },
};

const Changes = z.record(z.string(), z.unknown());

function readJson(text: string): Record<string, unknown> {
  try {
    return Changes.parse(JSON.parse(text));
  } catch {
    throw invalid(
      'settings.invalid',
      'Please write the changes as JSON, such as \'{"most_open_orders": 5}\'.',
    );
  }
}

function toText(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
