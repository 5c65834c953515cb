import { parseArgs } from 'node:util';
import { ShopError } from '#domain/error.ts';
import { readConfig } from '#server/config.ts';
import { movePictures } from './wiring/media.ts';
import { type Printed, upgrade } from './wiring/upgrade.ts';
import { wire } from './wiring/wire.ts';
import { createLog } from '#server/log.ts';
import { commands } from '#cli/commands.ts';
import type { Arguments } from '#cli/command.ts';
import { SELLER_FLAGS } from '#cli/seller-commands.ts';

/** Runs `npm run admin -- COMMAND …`: the tasks of the admin's screens, and those that have no screen yet, as commands. */
async function main(): Promise<number> {
  const { name, args } = parseCommandLine();
  const early = name === undefined ? undefined : beforeMigrations[name];
  if (early) return runEarly(() => early.run(args));
  const command = name === undefined ? undefined : commands[name];
  if (!command) {
    console.error(formatUsage());
    return 1;
  }
  const undo: (() => Promise<void>)[] = [];
  try {
    const config = readConfig();
    const log = createLog(config.LOG_LEVEL);
    const acceptKey = name === 'accept-secret-key';
    const { ctx } = await wire({ config, log, mayCreate: false, acceptKey }, undo);
    const text = await command.run({ ...ctx, actor: { kind: 'system' } }, args);
    console.log(text);
    return 0;
  } catch (error) {
    console.error(formatMistake(error));
    return 1;
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

type EarlyCommand = { takes: string; means: string; run: (args: Arguments) => Promise<Printed> };

/** These commands run even if the database lacks migrations; all others require that it has every migration. */
const beforeMigrations: Record<string, EarlyCommand> = {
  upgrade: {
    takes: '[--check]',
    means: 'says which migrations are to be applied, and applies them; with --check changes nothing',
    run: async ({ flags }) => {
      const config = readConfig();
      return upgrade(config, createLog(config.LOG_LEVEL), flags['check'] === true);
    },
  },
  'move-pictures': {
    takes: '',
    means: 'copies the pictures of DATA_DIR to MEDIA_STORE; safe to repeat, deletes nothing',
    run: async () => ({ text: await movePictures(readConfig()), status: 0 }),
  },
};

async function runEarly(run: () => Promise<Printed>): Promise<number> {
  try {
    const { text, status } = await run();
    console.log(text);
    return status;
  } catch (error) {
    console.error(formatMistake(error));
    return 1;
  }
}

function parseCommandLine(): { name: string | undefined; args: Arguments } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: {
      status: { type: 'string' },
      find: { type: 'string' },
      look: { type: 'boolean' },
      check: { type: 'boolean' },
      'sold-out': { type: 'boolean' },
      restock: { type: 'boolean' },
      'no-restock': { type: 'boolean' },
      'delivered-by-mistake': { type: 'boolean' },
      charges: { type: 'boolean' },
      pieces: { type: 'string' },
      amount: { type: 'string' },
      key: { type: 'string' },
      ...Object.fromEntries(
        [...SELLER_FLAGS, 'from', 'to', 'up-to', 'note', 'courier-name', 'tracking-page'].map((flag) => [
          flag,
          { type: 'string' as const },
        ]),
      ),
    },
  });
  const [name, ...words] = positionals;
  return { name, args: { words, flags: values } };
}

function formatUsage(): string {
  const all = { ...commands, ...beforeMigrations };
  const lines = Object.entries(all).map(
    ([name, { takes, means }]) => `  ${`${name} ${takes}`.padEnd(52)} ${means}`,
  );
  return ['npm run admin -- COMMAND', ...lines].join('\n');
}

function formatMistake(error: unknown): string {
  if (error instanceof ShopError)
    return [...new Set([error.message, ...Object.values(error.fields ?? {})])].join('\n');
  return error instanceof Error ? error.message : String(error);
}

process.exitCode = await main();
