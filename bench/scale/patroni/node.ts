import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../../test/program.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { listChildren } from '../../processes.ts';
import { findPostgres, findProgram, own } from '../programs.ts';
import { type Service, startService } from '../services.ts';

export type NodePorts = { name: string; database: number; rest: number };
/** A PostgreSQL and the Patroni that manages it: together they are one machine. */
export type Node = NodePorts & {
  service: Service;
  /** Kills Patroni, PostgreSQL and its sessions together, like a power cut. */
  kill: () => Promise<void>;
};
export type Passwords = { owner: string; replication: string; shop: string };

export async function findPorts(name: string): Promise<NodePorts> {
  return { name, database: await findFreePort(), rest: await findFreePort() };
}

type Starting = { folder: string; settings: string; hosts: string[]; passwords: Passwords };

/** Starts Patroni with its own server, which becomes the primary or a copy of it. */
export function startNode(ports: NodePorts, starting: Starting): Node {
  const data = join(starting.folder, ports.name);
  mkdirSync(data, { mode: 0o700 });
  own(data);
  const service = startService({
    program: findProgram('patroni')!,
    words: [starting.settings],
    log: `${data}.log`,
    asUser: true,
    env: toEnvironment(ports, data, starting),
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
      await waitFor('the end of a killed server', async () => !isAlive(server), { pollMs: 5 });
    },
  };
}

function toEnvironment(
  { name, database, rest }: NodePorts,
  data: string,
  { hosts, passwords }: Starting,
): Record<string, string> {
  return {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: hosts.join(','),
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${rest}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${rest}`,
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${database}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${database}`,
    PATRONI_POSTGRESQL_DATA_DIR: data,
    PATRONI_POSTGRESQL_BIN_DIR: findPostgres()!,
    PATRONI_POSTGRESQL_PGPASS: `${data}.pgpass`,
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: passwords.owner,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: passwords.replication,
    SHOP_PASSWORD: passwords.shop,
  };
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended along with the server.
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
