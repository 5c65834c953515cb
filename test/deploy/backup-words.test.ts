import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

test.runIf(process.platform === 'linux')('a backup or a restore on a full disk says so', () => {
  // Linux has a device that is always full.
  const program = `
    import { writeFile } from 'node:fs/promises';
    import { endBySentence } from './scripts/backup-words.ts';
    await endBySentence(() => writeFile('/dev/full', 'a copy of the shop'));`;
  const words = ['--input-type=module', '--eval', program];
  const { stderr, status } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  expect(stderr.trim()).toBe(
    'There is no room left on the disk. Free some space, or use another disk, and try again',
  );
  expect(status).toBe(1);
});
