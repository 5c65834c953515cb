import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import type { ConnectionParts } from '#platform/postgres/connection.ts';
import type { DatabaseUser } from '#platform/postgres/embedded/database-user.ts';
import { findPostmasterProcess } from '#platform/postgres/embedded/postmaster.ts';
import { findScratch } from './scratch.ts';

export type ShopProcess = {
  connection: ConnectionParts;
  notes: string[];
  stop: () => Promise<void>;
  kill: () => Promise<void>;
};

type Options = { dataDir: string; shelterDir?: string };

/** Creates a folder that every user may traverse; it is removed after the test, with any server still running in it. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(findScratch(), 'haat-'));
  chmodSync(folder, 0o711);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts an embedded database in a separate process; rejects with its error sentence when it does not start. */
export async function startShopProcess(options: Options, user?: DatabaseUser): Promise<ShopProcess> {
  const child = forkShop(options, user);
  const [answer] = (await once(child, 'message')) as [
    { failure?: string } & Pick<ShopProcess, 'connection' | 'notes'>,
  ];
  if (answer.failure) throw new Error(answer.failure);
  const end = async (action: () => unknown) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    action();
    await gone;
  };
  return {
    ...answer,
    stop: () => end(() => child.send('stop')),
    kill: () => end(() => child.kill('SIGKILL')),
  };
}

export function forkShop(options: Options, user?: DatabaseUser): ChildProcess {
  const program = fileURLToPath(new URL('./embedded-process.ts', import.meta.url));
  const child = fork(program, [JSON.stringify(options)], {
    cwd: '/',
    execArgv: [],
    ...(user && { uid: user.uid, gid: user.gid }),
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await endServer(join(options.dataDir, 'pg', 'cluster', 'data'));
  });
  return child;
}

/** Ends a server that the test left running, and waits for its end. */
export async function endServer(dataDirectory: string, signal: NodeJS.Signals = 'SIGQUIT'): Promise<void> {
  const running = findPostmasterProcess(dataDirectory);
  if (running) process.kill(running.pid, signal);
  while (findPostmasterProcess(dataDirectory)) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Runs one statement in a new session. */
export async function query<Row>(connection: ConnectionParts, text: string): Promise<Row[]> {
  const client = new Client(connection);
  // The server may be killed during the session; the query reports the error.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(text);
    return rows as Row[];
  } finally {
    await client.end();
  }
}
