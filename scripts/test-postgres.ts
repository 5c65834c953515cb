// npm run test:postgres -- 17 [FILES…]     runs the unit, API and race tests, or some of them, on another version of PostgreSQL
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBinaries, nameOfPackage } from '#platform/postgres/embedded/binaries.ts';
import { chooseDatabaseUser } from '#platform/postgres/embedded/database-user.ts';
import { throwAwaySettings } from '#test/database/database-server.ts';

const versions: Record<string, string> = {
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
};

const [major = '', ...files] = process.argv.slice(2);
const version = versions[major];
if (!version) {
  console.error(`name a version, ${Object.keys(versions).join(', ')}: npm run test:postgres -- 17`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'haat-postgres-'));
chmodSync(folder, 0o755);
// PostgreSQL refuses to run as root, so root needs a separate user for it.
const user = chooseDatabaseUser();
const { binaries } = findBinaries(user, folder, { root: install(version), version });
const data = makeOwnFolder('data', 0o700);
const sockets = makeOwnFolder('sockets', 0o711);
const password = randomBytes(16).toString('hex');
try {
  createCluster();
  const settings = { ...throwAwaySettings, listen_addresses: '', unix_socket_directories: sockets };
  const flags = Object.entries({ ...settings, max_connections: '200' }).map(
    ([name, value]) => `-c ${name}='${value}'`,
  );
  run(binaries.pgCtl, ['-D', data, '-l', join(data, 'log'), '-w', '-o', flags.join(' '), 'start']);
  process.exitCode = await runTests(`postgresql://haat:${password}@/postgres?host=${sockets}`);
  run(binaries.pgCtl, ['-D', data, '-m', 'immediate', 'stop']);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function createCluster(): void {
  const passwordFile = join(sockets, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  const access = ['-U', 'haat', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  run(binaries.initdb, ['-D', data, ...access, '--encoding=UTF8', '--locale=C.UTF-8']);
}

/** Installs the package of this platform into the temporary folder and returns its location. */
function install(wanted: string): string {
  const name = nameOfPackage();
  const words = ['install', '--prefix', folder, '--no-audit', '--no-fund', `${name}@${wanted}`];
  execFileSync('npm', words, { stdio: 'inherit' });
  return join(folder, 'node_modules', name);
}

function makeOwnFolder(name: string, mode: number): string {
  const path = join(folder, name);
  mkdirSync(path, { mode });
  if (user) chownSync(path, user.uid, user.gid);
  return path;
}

function run(program: string, words: string[]): void {
  execFileSync(program, words, {
    cwd: folder,
    stdio: 'ignore',
    ...(user && { uid: user.uid, gid: user.gid }),
  });
}

/** Runs the tests and returns their exit code; a signal ends them, and the server is stopped afterwards. */
function runTests(TEST_DATABASE_URL: string): Promise<number> {
  const vitest = resolve(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
  const env = { ...process.env, TEST_DATABASE_URL };
  const child = spawn(process.execPath, [vitest, 'run', ...files], { env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
}
