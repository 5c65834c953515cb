import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../test/program.ts';
import type { Cluster } from './cluster.ts';
import { findProgram, own } from './programs.ts';
import { type Piece, startService } from './services.ts';

/** Starts PgBouncer in transaction mode before the primary. */
export async function startPooler(
  folder: string,
  { primaryPort, password }: Cluster,
): Promise<Piece & { port: number }> {
  const port = await findFreePort();
  const users = join(folder, 'users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"haat" "${password}"\n`);
  writeFileSync(
    settings,
    `[databases]
haat = host=127.0.0.1 port=${primaryPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_client_conn = 400
default_pool_size = 40
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
; After a failover the pooler asks again each second, not every fifteen.
server_login_retry = 1
`,
  );
  for (const file of [users, settings]) own(file);
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
