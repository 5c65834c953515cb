import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { IS_SMALL_SERVER } from '#platform/small-server.ts';
import type { Address } from './address.ts';
import { chooseAddress, clearAddress, forgetAddress, listenSettings } from './address.ts';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import type { Postmaster } from './postmaster.ts';
import { disownPidFile, findPostmaster, findPostmasterProcess, readPidFile } from './postmaster.ts';
import { programEnvironment, startFailure } from './program.ts';
import { lastComplaint } from './server-log.ts';

type Log = (sentence: string) => void;

const baseSettings: Record<string, string> = {
  cluster_name: 'haat',
  shared_buffers: IS_SMALL_SERVER ? '32MB' : '128MB',
  max_connections: '200',
  fsync: 'on',
  synchronous_commit: 'on',
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A killed shop's long statements end soon after it.
  client_connection_check_interval: '5s',
  // The server keeps a week of logs, one file a day, each overwritten a week later.
  logging_collector: 'on',
  log_filename: 'postgresql-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
};

export type ServerOptions = { home: Home; binaries: Binaries; settings: Record<string, string>; log: Log };

/** Adopts the running server of this home or starts one; returns its address once it is ready. */
export async function startOrAdopt(options: ServerOptions, previous?: Address): Promise<Address> {
  const data = join(options.home.directory, 'data');
  const running = await waitUntilSettled(data, options.log);
  if (running) return running.address;
  disownPidFile(data);
  // PostgreSQL requires this mode, and a restored or copied folder may have lost it.
  chmodSync(data, 0o700);
  const address = await chooseAddress(options.home, previous);
  clearAddress(address);
  for (let attempt = 1; ; attempt++) {
    try {
      await start(options, address);
      return address;
    } catch (error) {
      // Backends of a killed server need a moment to notice and release its shared memory.
      const isPassing = error instanceof Error && /still in use/.test(error.message);
      if (!isPassing || attempt === 40) throw error;
      await sleep(250);
    }
  }
}

/** Stops the server cleanly: it closes sessions and writes everything, so that no recovery is needed. */
export async function stopServer({ home, binaries, log }: ServerOptions, address: Address): Promise<void> {
  const data = join(home.directory, 'data');
  const running = findPostmasterProcess(data);
  if (!running) return forgetAddress(address);
  if (process.platform === 'win32') spawnSync(binaries.pgCtl, ['kill', 'INT', String(running.pid)]);
  else process.kill(running.pid, 'SIGINT');
  const deadline = Date.now() + 60_000;
  while (findPostmasterProcess(data)) {
    if (Date.now() > deadline) return log('the database is still writing; it will stop by itself when done');
    await sleep(10);
  }
  forgetAddress(address);
}

async function start(options: ServerOptions, address: Address): Promise<void> {
  const { home, binaries } = options;
  const data = join(home.directory, 'data');
  const settings = {
    ...baseSettings,
    log_directory: join(home.directory, 'log'),
    ...options.settings,
    ...listenSettings(address),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binaries.postgres, ['-D', data, ...flags], {
    cwd: home.directory,
    env: programEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // The server runs in its own session: Ctrl-C reaches only the shop, which then stops the server cleanly.
    detached: true,
    windowsHide: true,
    ...(home.user && { uid: home.user.uid, gid: home.user.gid }),
  });
  await waitUntilReady(child, data, options);
}

async function waitUntilReady(child: ChildProcess, data: string, options: ServerOptions): Promise<void> {
  let complaint = '';
  const outcome: { failure?: Error } = {};
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  child.once('error', (error) => (outcome.failure = startFailure(error, options.binaries.postgres)));
  child.once('close', () => {
    const logs = join(options.home.directory, 'log');
    const words = lastComplaint(logs, child.pid) || complaint.trim();
    outcome.failure ??= startFailure(new Error(`${words} (more in ${logs})`), options.binaries.postgres);
  });
  const say = everyTenSeconds(() => options.log('the database is recovering; waiting for it'));
  while (!outcome.failure && !isReadyAs(child.pid, data)) {
    say();
    await sleep(5);
  }
  if (outcome.failure) throw outcome.failure;
  child.removeAllListeners();
  child.stderr?.destroy();
  child.unref();
}

function isReadyAs(pid: number | undefined, data: string): boolean {
  const noted = readPidFile(data);
  return noted?.pid === pid && noted?.status === 'ready';
}

async function waitUntilSettled(data: string, log: Log): Promise<Postmaster | undefined> {
  const say = everyTenSeconds(() =>
    log('the database that is already running is not ready yet; waiting for it'),
  );
  for (;;) {
    const running = await findPostmaster(data);
    if (!running || running.status === 'ready') return running;
    say();
    await sleep(10);
  }
}

function everyTenSeconds(say: () => void): () => void {
  let next = Date.now() + 10_000;
  return () => {
    if (Date.now() < next) return;
    next += 10_000;
    say();
  };
}
