import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../../test/program.ts';
import { findProgram } from '../programs.ts';
import { type Piece, startService } from '../services.ts';
import type { NodePorts } from './node.ts';

/** Two ports: one leads to the primary, one to the standbys. */
export type Proxy = Piece & { primaryPort: number; standbyPort: number };

/** Starts HAProxy, which asks each Patroni for its role every second and ends the connections to one that has lost it. */
export async function startHaproxy(folder: string, nodes: NodePorts[]): Promise<Proxy> {
  const primaryPort = await findFreePort();
  const standbyPort = await findFreePort();
  const settings = join(folder, 'haproxy.cfg');
  const listen = (name: string, port: number, role: string) => `
listen ${name}
    bind 127.0.0.1:${port}
    option httpchk OPTIONS ${role}
    http-check expect status 200
    default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name: node, database, rest }) => `    server ${node} 127.0.0.1:${database} maxconn 300 check port ${rest}`).join('\n')}
`;
  writeFileSync(
    settings,
    `global
    maxconn 2000
defaults
    mode tcp
    retries 1
    timeout connect 2s
    timeout check 2s
    timeout client 1h
    timeout server 1h
${listen('primary', primaryPort, '/primary')}${listen('standby', standbyPort, '/replica')}`,
  );
  const service = startService({
    program: findProgram('haproxy')!,
    words: ['-db', '-f', settings],
    log: join(folder, 'haproxy.log'),
  });
  return { ...service, primaryPort, standbyPort };
}
