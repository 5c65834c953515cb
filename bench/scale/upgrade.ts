import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { Pieces } from './pieces.ts';
import { untilOpen } from './pieces.ts';

const root = resolve(import.meta.dirname, '../..');
/** The exit status of `upgrade --check` when the older version must not serve during the upgrade. */
const stopFirst = 2;

/** Returns the built program in the folder of an older version. */
export const entryOf = (folder: string) => resolve(folder, 'build/server/index.js');

/**
 * Replaces all programs of an older version by those of this one as the check demands: one after the other if the older version may serve
 * during the upgrade, otherwise all at the same time. Returns a description of the steps.
 */
export async function upgradePrograms({ env, folder, webs, workers }: Pieces): Promise<string> {
  const { status, text } = await check({ ...env, DATA_DIR: join(folder, 'program-0') });
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1);
  const programs = [...webs, ...workers];
  for (const program of programs) program.becomeNew();
  if (status === stopFirst) {
    await Promise.all(programs.map((program) => program.stop()));
    for (const program of programs) await program.again();
  } else {
    for (const program of programs) {
      await program.stop();
      await program.again();
      if (webs.includes(program)) await untilOpen(`http://localhost:${program.port}/readyz`);
    }
  }
  return `${text.split('\n').slice(1).join(' ')} ${programs.length} programs in ${seconds()} s`;
}

/** Runs `npm run admin -- upgrade --check` of this version. */
function check(env: Record<string, string>): Promise<{ status: number | null; text: string }> {
  const words = [join(root, 'src/server/admin.ts'), 'upgrade', '--check'];
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (words: string) => (text += words));
  return new Promise((done) => child.once('close', (status) => done({ status, text: text.trim() })));
}
