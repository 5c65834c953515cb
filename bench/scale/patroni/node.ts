import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../../test/program.ts';
import { listChildren } from '../../processes.ts';
import { findPostgres, findProgram, own } from '../programs.ts';
import { type Service, startService } from '../services.ts';

export type NodePorts = { name: string; database: number; rest: number };
/** A PostgreSQL and the Patroni that looks after it: together they are one machine. */
export type Node = NodePorts & {
  service: Service;
  /** Kills Patroni, PostgreSQL and its sessions at once, as a power cut does. */
  kill: () => Promise<void>;
};
export type Passwords = { owner: string; replication: string };

/** How soon Patroni takes a primary for dead (ttl), and how often it looks. The defaults are 30 and 10 seconds. */
const timeouts = { ttl: 20, loop_wait: 5, retry_timeout: 5 };

const parameters = {
  max_connections: 300,
  shared_buffers: '128MB',
  jit: 'off',
  wal_keep_size: '256MB',
};

export async function findPorts(name: string): Promise<NodePorts> {
  return { name, database: await findFreePort(), rest: await findFreePort() };
}

/** Starts Patroni with a server of its own, which becomes the primary or a copy of it. */
export function startNode(
  folder: string,
  ports: NodePorts,
  { hosts, passwords }: { hosts: string[]; passwords: Passwords },
): Node {
  const data = join(folder, ports.name);
  const settings = `${data}.json`;
  mkdirSync(data, { mode: 0o700 });
  // Patroni reads YAML, and JSON is a part of YAML.
  writeFileSync(settings, JSON.stringify(toSettings(folder, ports, { hosts, passwords })), { mode: 0o600 });
  for (const path of [data, settings]) own(path);
  const service = startService({
    program: findProgram('patroni')!,
    words: [settings],
    log: `${data}.log`,
    asUser: true,
  });
  return {
    ...ports,
    service,
    async kill() {
      const server = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      const family = [server, ...listChildren(server)];
      const killed = service.kill();
      for (const pid of family) kill(pid);
      await killed;
      while (isAlive(server)) await sleep(5);
    },
  };
}

function toSettings(
  folder: string,
  { name, database, rest }: NodePorts,
  { hosts, passwords }: { hosts: string[]; passwords: Passwords },
): object {
  return {
    scope: 'haat',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { hosts },
    watchdog: { mode: 'off' },
    bootstrap: {
      dcs: {
        ...timeouts,
        maximum_lag_on_failover: 1_048_576,
        // An order is answered when two servers have it on their disks, and only such a second server is promoted.
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${database}`,
      connect_address: `127.0.0.1:${database}`,
      data_dir: join(folder, name),
      bin_dir: findPostgres(),
      pgpass: join(folder, `${name}.pgpass`),
      authentication: {
        superuser: { username: 'postgres', password: passwords.owner },
        replication: { username: 'replicator', password: passwords.replication },
      },
      parameters: { unix_socket_directories: '' },
      pg_hba: [
        'host replication replicator 127.0.0.1/32 scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
      ],
    },
  };
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself with the server.
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
