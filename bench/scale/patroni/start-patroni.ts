import { Client } from 'pg';
import { waitFor } from '../../../test/wait-for.ts';
import type { Cluster } from '../cluster.ts';
import { findDeployed, writeDeployed } from '../deployed-settings.ts';
import { own } from '../programs.ts';
import type { Mishap } from '../services.ts';
import { startEtcd } from './etcd.ts';
import { startHaproxy } from './haproxy.ts';
import { type Node, findPorts, startNode } from './node.ts';

const passwords = {
  owner: 'the password of its owner',
  replication: 'the password of its copies',
  shop: 'the password of a trial',
};
/** Copying or promoting a server on a busy machine takes time. */
const waiting = { longestMs: 120_000, pollMs: 200 };

/** Starts three servers under Patroni with etcd, and HAProxy in front of them. */
export async function startPatroniCluster(folder: string): Promise<Cluster> {
  // Patroni moves and removes the folders of its servers.
  own(folder);
  const etcd = await startEtcd(folder);
  const names = ['database-0', 'database-1', 'database-2'];
  const ports = await Promise.all(names.map(findPorts));
  const script = findDeployed('create-database.sh');
  const settings = writeDeployed(folder, 'patroni.yaml', [['/etc/haat/create-database.sh', script]]);
  const nodes = ports.map((each) => startNode(each, { folder, settings, hosts: etcd.hosts, passwords }));
  const proxy = await startHaproxy(folder, ports);
  const stop = async () => {
    await Promise.all(nodes.map(({ service }) => service.stop()));
    await proxy.stop();
    await etcd.stop();
  };
  try {
    await untilWhole();
  } catch (error) {
    await stop();
    throw error;
  }

  async function connect(database: string): Promise<Client> {
    const { database: port } = await findNode('primary');
    const client = new Client({
      host: '127.0.0.1',
      port,
      user: 'postgres',
      password: passwords.owner,
      database,
    });
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  async function ask<Row extends object>(text: string, database = 'haat'): Promise<Row[]> {
    const client = await connect(database);
    return client
      .query<Row>(text)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }

  /** Waits until a server has a role. */
  function findNode(role: Role): Promise<Node> {
    const find = async () => {
      for (const node of nodes) if (await hasRole(node, role)) return node;
      return undefined;
    };
    return waitFor(`a server that is ${role}`, find, waiting);
  }

  /** Waits until the primary has a synchronous standby and another one. */
  async function untilWhole(): Promise<void> {
    const isWhole = async () => {
      const standbys = await ask<{ sync_state: string }>(
        "select sync_state from pg_stat_replication where state = 'streaming'",
        'postgres',
      ).catch(() => []);
      return standbys.length === 2 && standbys.some((each) => each.sync_state === 'sync');
    };
    await waitFor('two standbys, one of them synchronous', isWhole, waiting);
  }

  /** Cuts the power of the machine that has a role, and restores it. */
  function powerCut(role: Role): Mishap {
    let victim: Node | undefined;
    return {
      isSlow: true,
      async kill() {
        victim = await findNode(role);
        await victim.kill();
      },
      async again() {
        await victim?.service.again();
        await untilWhole();
      },
    };
  }

  return {
    password: passwords.shop,
    primaryPort: proxy.primaryPort,
    standbyPort: proxy.standbyPort,
    mishaps: {
      primary: powerCut('primary'),
      standby: powerCut('synchronous'),
      replica: powerCut('asynchronous'),
      etcd: etcd.members[0]!,
      haproxy: proxy,
    },
    ask: (text) => ask(text),
    describe: 'three PostgreSQL under Patroni with three etcd, synchronous; HAProxy before them',
    stop,
  };
}

type Role = 'primary' | 'synchronous' | 'asynchronous';

/** Queries the Patroni of a server for whether it has a role. */
async function hasRole({ rest }: Node, role: Role): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${rest}/${role}`, {
    signal: AbortSignal.timeout(2_000),
  }).catch(() => undefined);
  return answer?.status === 200;
}
