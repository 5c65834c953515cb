import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const entry = resolve(import.meta.dirname, '../../src/server/admin.ts');
/** Node keeps what it compiled here, so that further commands start in half the time. */
const NODE_COMPILE_CACHE = join(tmpdir(), 'haat-compiled');

/** Runs `npm run admin -- …` on the data of a running shop and returns its output. */
export async function runAdmin(dataDir: string, words: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: 'error', NODE_COMPILE_CACHE };
  const child = spawn(process.execPath, [entry, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, complained, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((done) => child.on('exit', done)),
  ]);
  if (code !== 0) throw new Error(complained);
  return said;
}
