import type { ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findFreePort } from '../../test/program.ts';
import { waitFor } from '../../test/wait-for.ts';
import type { Cluster } from './cluster.ts';
import { end, findPostgres, own, run, start } from './programs.ts';
import { openRelay } from './relay.ts';
import type { Mishap } from './services.ts';

type Node = { data: string; port: number; server: ChildProcess };
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '300',
  shared_buffers: '128MB',
  jit: 'off',
  wal_keep_size: '256MB',
};
/** The minimum time that a cluster takes to notice that its primary is gone. */
const noticeMs = 1_000;

/** Starts two servers, of which the second replicates the first; a commit is confirmed when both have it on their disks. */
export async function startTwoServers(folder: string): Promise<Cluster> {
  const bin = findPostgres()!;
  const password = 'the password of a trial';
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  own(passwordFile);
  let [active, other] = [await prepare('one'), await prepare('two')];
  await run(join(bin, 'initdb'), [
    '-D',
    active.data,
    '-U',
    'haat',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ]);
  active = await open(active);
  await ask('create database haat', active.port, 'postgres');
  const primary = await openRelay(active.port);
  const standby = await openRelay(other.port);
  await repair();

  async function prepare(name: string): Promise<Node> {
    const data = join(folder, name);
    mkdirSync(data, { mode: 0o700 });
    own(data);
    return { data, port: await findFreePort(), server: undefined as never };
  }

  async function open(node: Node): Promise<Node> {
    const flags = Object.entries({ ...settings, port: String(node.port) }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const server = start({
      program: join(bin, 'postgres'),
      words: ['-D', node.data, ...flags],
      log: `${node.data}.log`,
      asUser: true,
    });
    const isOpen = () =>
      ask('select 1', node.port, 'postgres').then(
        () => true,
        () => false,
      );
    await waitFor(`the server of ${node.data}`, isOpen, { pollMs: 200 });
    return { ...node, server };
  }

  async function ask<Row extends object>(
    text: string,
    port = active.port,
    database = 'haat',
  ): Promise<Row[]> {
    const client = new Client({ host: '127.0.0.1', port, user: 'haat', password, database });
    client.on('error', () => {});
    await client.connect();
    return client
      .query<Row>(text)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }

  async function set(port: number, names: string): Promise<void> {
    await ask(`alter system set synchronous_standby_names = '${names}'`, port, 'postgres');
    await ask('select pg_reload_conf()', port, 'postgres');
  }

  async function repair(): Promise<void> {
    rmSync(other.data, { recursive: true, force: true });
    mkdirSync(other.data, { mode: 0o700 });
    own(other.data);
    const source = `host=127.0.0.1 port=${active.port} user=haat password='${password}' application_name=standby`;
    await run(join(bin, 'pg_basebackup'), [
      '-D',
      other.data,
      '-R',
      '-X',
      'stream',
      '-c',
      'fast',
      '-d',
      source,
    ]);
    other = await open(other);
    await waitFor('a standby that follows', async () => {
      const [row] = await ask<{ count: string }>(
        "select count(*) from pg_stat_replication where state = 'streaming'",
      );
      return Number(row!.count) > 0;
    });
    await set(active.port, '*');
  }

  /** Promotes the standby after the time that a cluster takes to notice that the primary is gone. */
  async function failOver(): Promise<void> {
    await sleep(noticeMs);
    await goOnAlone(other.port);
    await ask('select pg_promote(true)', other.port, 'postgres');
    [active, other] = [other, active];
    primary.leadTo(active.port);
    standby.leadTo(other.port);
  }

  /** A server that is alone must not wait for a second copy: Patroni does the same unless it is strict. */
  const goOnAlone = (port: number) => set(port, '');

  /** Kills a server like a power cut; the cluster's reaction then follows automatically. */
  function powerCut(victim: () => Node, follow: () => Promise<void>): Mishap {
    let following: Promise<void> | undefined;
    return {
      isSlow: true,
      async kill() {
        await end(victim().server, 'SIGKILL');
        following = follow();
      },
      async again() {
        await following;
        await repair();
      },
    };
  }

  return {
    password,
    primaryPort: primary.port,
    standbyPort: standby.port,
    mishaps: {
      primary: powerCut(() => active, failOver),
      standby: powerCut(
        () => other,
        async () => {
          await sleep(noticeMs);
          await goOnAlone(active.port);
        },
      ),
    },
    ask: (text) => ask(text),
    describe: 'two PostgreSQL, synchronous, of which this program promotes the second',
    async stop() {
      primary.close();
      standby.close();
      for (const { server } of [other, active]) await end(server, 'SIGINT');
    },
  };
}
