import { cpSync, existsSync, lstatSync, readFileSync, rmSync, statSync } from 'node:fs';
import { chmodSync, mkdirSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '#test/database/embedded-shop.ts';
import { findBinaries, findPackage } from './binaries.ts';
import { chooseDatabaseUser } from './database-user.ts';

test('programs in a folder that the database user may not enter run from an open copy', () => {
  const user = chooseDatabaseUser();
  const installed = copyPackage();
  chmodSync(installed.root, 0o700);
  const shelter = join(makeFolder(), 'shelter');
  const { binaries, copiedTo } = findBinaries(user, shelter, installed);
  expect(copiedTo?.startsWith(shelter) ?? false).toBe(user !== undefined);
  const version = execFileSync(binaries.postgres, ['--version'], {
    encoding: 'utf8',
    cwd: '/',
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  expect(version).toMatch(`PostgreSQL) ${binaries.major}.`);
  const again = findBinaries(user, shelter, installed);
  expect(again).toEqual({ binaries, ...(copiedTo && { copiedTo }) });
});

test('links that no install script made are made at the first start', () => {
  const installed = copyPackage();
  const links = listLinks(installed.root);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) rmSync(link, { force: true });
  const { binaries } = findBinaries(undefined, makeFolder(), installed);
  expect(links.filter((link) => !lstatSync(link).isSymbolicLink() || !existsSync(link))).toEqual([]);
  expect(execFileSync(binaries.postgres, ['--version'], { encoding: 'utf8' })).toMatch('PostgreSQL');
});

test('a copy is readable by everyone, even if the original is not', () => {
  const user = chooseDatabaseUser();
  const installed = copyPackage();
  execFileSync('chmod', ['-R', 'go-rwx', installed.root]);
  const { binaries } = findBinaries(user, join(makeFolder(), 'shelter'), installed);
  expect((statSync(binaries.postgres).mode & 0o005) === 0o005).toBe(user !== undefined);
});

function copyPackage(): { root: string; version: string } {
  const { root, version } = findPackage();
  const folder = join(makeFolder(), 'package');
  mkdirSync(folder);
  cpSync(root, folder, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
  return { root: folder, version };
}

function listLinks(root: string): string[] {
  const list = JSON.parse(readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8')) as {
    target: string;
  }[];
  return list.map(({ target }) => join(root, target)).filter((path) => !path.endsWith('.a'));
}
