import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../test/program.ts';
import type { Cluster } from './cluster.ts';
import { writeDeployed } from './deployed-settings.ts';
import { findProgram, own } from './programs.ts';
import { type Piece, startService } from './services.ts';

/** Starts PgBouncer in transaction mode in front of the primary. */
export async function startPooler(
  folder: string,
  { primaryPort, password }: Cluster,
): Promise<Piece & { port: number }> {
  const port = await findFreePort();
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"haat" "${password}"\n`);
  own(users);
  const settings = writeDeployed(folder, 'pgbouncer.ini', [
    ['host=haproxy port=5000', `host=127.0.0.1 port=${primaryPort}`],
    ['listen_addr = *', 'listen_addr = 127.0.0.1'],
    ['listen_port = 6432', `listen_port = ${port}`],
    ['/etc/haat/users.txt', users],
  ]);
  const service = startService({
    program: findProgram('pgbouncer')!,
    words: [settings],
    log: join(folder, 'pgbouncer.log'),
    asUser: true,
    signal: 'SIGINT',
  });
  await sleep(500);
  return { ...service, port };
}
