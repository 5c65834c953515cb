import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
// The options with which `npm start` runs the program.
import run from '../scripts/run-options.json' with { type: 'json' };
import { findScratch } from './database/scratch.ts';

export type Program = {
  url: string;
  dataDir: string;
  /** Returns the output so far. */
  output: () => string;
  pid: number;
  /** Milliseconds from the call until the program announced that it is open. */
  readyMs: number;
  /** Sends SIGTERM, like an operator, and returns the exit code. */
  stop: () => Promise<number | null>;
  /** Kills the program, like a power cut. */
  kill: () => Promise<void>;
};

const builtEntry = resolve(import.meta.dirname, '../build/server/index.js');
/** A program with DATABASE_URL does not start without a key. */
export const SECRET_KEY_OF_TESTS = 'a key of the tests that is long enough 0123456789';
/** The variable that names the data directory of a demo shop that was started once and stopped. */
export const DEMO_DATA_DIR = 'TEST_DEMO_DATA_DIR';
const timeoutMs = 60_000;

/** Builds the program if its sources are newer. Throws when the build fails, because otherwise the previous build would be measured. */
export function buildProgram(): void {
  const root = resolve(import.meta.dirname, '..');
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('the build failed');
}

/** Starts the built program, or that of another version by its `entry`, by default on a free port and with a new demo shop. */
export async function startProgram(
  options: { dataDir?: string; port?: number; env?: Record<string, string>; entry?: string | undefined } = {},
): Promise<Program> {
  const dataDir = options.dataDir ?? (await makeDemoDataDir());
  const port = options.port ?? (await findFreePort());
  const started = performance.now();
  const child = spawn(process.execPath, [...run.node, options.entry ?? builtEntry], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      ...run.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_LIMITS: 'off',
      ...(options.env?.DATABASE_URL && { SECRET_KEY: SECRET_KEY_OF_TESTS }),
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout!.on('data', (chunk) => (printed += chunk));
  child.stderr!.on('data', (chunk) => (printed += chunk));
  await untilOpen(child, () => printed);
  return {
    url: `http://localhost:${port}`,
    dataDir,
    output: () => printed,
    pid: child.pid!,
    readyMs: performance.now() - started,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => void (await end(child, 'SIGKILL')),
  };
}

/** Creates an empty data directory, for `removeDataDir` to remove. The database's own user must be able to traverse it. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(findScratch(), 'haat-program-'));
  await chmod(dataDir, 0o711);
  return dataDir;
}

/**
 * Creates a data directory for the demo shop. If the run has already made one, it is a copy, with the owners of its files: a program on an
 * empty directory first spends four seconds creating its database.
 */
export async function makeDemoDataDir(): Promise<string> {
  const dataDir = await makeDataDir();
  const made = process.env[DEMO_DATA_DIR];
  if (made) await promisify(execFile)('cp', ['-a', `${made}/.`, dataDir]);
  return dataDir;
}

export function removeDataDir(dataDir: string): Promise<void> {
  return rm(dataDir, { recursive: true, force: true });
}

/** The ports that were already returned. A port looks free until a program listens on it, so none is returned twice. */
const given = new Set<number>();

/**
 * Finds a port below the range for outgoing connections: a killed program starts again on its own port, and an outgoing connection could
 * have taken a port of that range by then.
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(20_000, 32_000);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error('no free port was found between 20,000 and 32,000');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolveFree) => {
    const server = createServer();
    server.once('error', () => resolveFree(false));
    server.listen(port, 'localhost', () => server.close(() => resolveFree(true)));
  });
}

function untilOpen(child: ChildProcess, printed: () => string): Promise<void> {
  return new Promise((resolveOpen, reject) => {
    const fail = (why: string) => {
      child.kill('SIGKILL');
      reject(new Error(`the program ${why}:\n${printed()}`));
    };
    const timer = setTimeout(() => fail(`did not open within ${timeoutMs / 1000} s`), timeoutMs);
    const look = () => {
      if (!/(is open at|works on its jobs)/.test(printed())) return;
      clearTimeout(timer);
      resolveOpen();
    };
    child.stdout!.on('data', look);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code}`);
    });
  });
}

function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolveEnd) => {
    child.removeAllListeners('exit');
    child.once('exit', (code) => resolveEnd(code));
    child.kill(signal);
  });
}
