import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { resolve } from 'node:path';

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
