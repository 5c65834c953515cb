import { join } from 'node:path';
import { findFreePort } from '../../../test/program.ts';
import { writeDeployed } from '../deployed-settings.ts';
import { findProgram } from '../programs.ts';
import { type Piece, startService } from '../services.ts';
import type { NodePorts } from './node.ts';

/** Two ports: one for the primary, one for the standbys. */
export type Proxy = Piece & { primaryPort: number; standbyPort: number };

/** Starts HAProxy, which polls every Patroni for its role each second and ends the connections to a server that has lost it. */
export async function startHaproxy(folder: string, nodes: NodePorts[]): Promise<Proxy> {
  const primaryPort = await findFreePort();
  const standbyPort = await findFreePort();
  const settings = writeDeployed(folder, 'haproxy.cfg', [
    ['bind :5000', `bind 127.0.0.1:${primaryPort}`],
    ['bind :5001', `bind 127.0.0.1:${standbyPort}`],
    ...nodes.map(({ name, database, rest }): [string, string] => [
      `${name}.database:5432 maxconn 300 check port 8008`,
      `127.0.0.1:${database} maxconn 300 check port ${rest}`,
    ]),
  ]);
  const service = startService({
    program: findProgram('haproxy')!,
    words: ['-db', '-f', settings],
    log: join(folder, 'haproxy.log'),
  });
  return { ...service, primaryPort, standbyPort };
}
