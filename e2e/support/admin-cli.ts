import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { resolve } from 'node:path';
import type { Arguments } from '#cli/command.ts';
import { commands } from '#cli/commands.ts';
import { readConfig } from '#server/config.ts';
import { silentLog } from '#server/log.ts';
import { wire } from '#server/wiring/wire.ts';

const entry = resolve(import.meta.dirname, '../../src/server/admin.ts');

/** Runs `npm run admin -- …` on the data of a running shop and returns its output. */
export async function runAdmin(dataDir: string, words: string[]): Promise<string> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [entry, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, complained, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((done) => child.on('exit', done)),
  ]);
  if (code !== 0) throw new Error(complained);
  return said;
}

/** Runs the same command in this process: starting a program for it takes a second of processor time. */
export async function runCommand(
  dataDir: string,
  name: string,
  words: string[],
  flags: Arguments['flags'] = {},
): Promise<string> {
  const undo: (() => Promise<void>)[] = [];
  try {
    const config = readConfig({ DATA_DIR: dataDir });
    const { ctx } = await wire({ config, log: silentLog, mayCreate: false }, undo);
    return await commands[name]!.run({ ...ctx, actor: { kind: 'system' } }, { words, flags });
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}
