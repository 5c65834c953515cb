import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../../test/program.ts';
import { findProgram, own } from '../programs.ts';
import { type Piece, startService } from '../services.ts';

/** Three members that agree on the primary; two of them are enough. */
export type Etcd = { hosts: string[]; members: Piece[]; stop: () => Promise<void> };

const names = ['etcd-1', 'etcd-2', 'etcd-3'];

/** Starts etcd with three members on loopback. */
export async function startEtcd(folder: string): Promise<Etcd> {
  const places = [];
  for (const name of names) places.push({ name, client: await findFreePort(), peer: await findFreePort() });
  const all = places.map(({ name, peer }) => `${name}=http://127.0.0.1:${peer}`).join(',');
  const members = places.map(({ name, client, peer }) => {
    const data = join(folder, name);
    mkdirSync(data, { mode: 0o700 });
    own(data);
    const words = Object.entries({
      name,
      'data-dir': data,
      'listen-client-urls': `http://127.0.0.1:${client}`,
      'advertise-client-urls': `http://127.0.0.1:${client}`,
      'listen-peer-urls': `http://127.0.0.1:${peer}`,
      'initial-advertise-peer-urls': `http://127.0.0.1:${peer}`,
      'initial-cluster': all,
      // All members share two cores with everything else here, so a member that waits for its turn must not be taken for dead.
      'heartbeat-interval': '250',
      'election-timeout': '2500',
    }).map(([option, value]) => `--${option}=${value}`);
    return startService({
      program: findProgram('etcd')!,
      words,
      log: `${data}.log`,
      asUser: true,
    });
  });
  return {
    hosts: places.map(({ client }) => `127.0.0.1:${client}`),
    members,
    async stop() {
      await Promise.all(members.map((member) => member.stop()));
    },
  };
}
