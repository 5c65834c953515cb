import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

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

test('a backup of a folder without a shop is refused, and makes nothing', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'haat-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const env = { PATH: process.env.PATH, DATA_DIR: join(cwd, 'mistyped') };
  const words = [join(root, 'scripts/backup.ts')];
  const { stderr, status } = spawnSync(process.execPath, words, { cwd, env, encoding: 'utf8' });
  expect(stderr.trim()).toBe(`there is no shop in ${env.DATA_DIR}: set DATA_DIR to the folder of the shop`);
  expect(status).toBe(1);
  expect(readdirSync(cwd)).toEqual([]);
});
