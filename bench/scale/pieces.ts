import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startS3 } from '#gateways/s3/start-s3.ts';
import { type Program, findFreePort, startProgram } from '../../test/program.ts';
import { type Cluster, own, startCluster } from './cluster.ts';
import { end, findProgram, start } from './programs.ts';

/** A piece that may be killed and started again. */
export type Piece = { kill: () => Promise<void>; again: () => Promise<void>; stop: () => Promise<unknown> };
export type Pieces = {
  url: string;
  /** The address of one program, past the proxy. */
  direct: string;
  cluster: Cluster;
  webs: Piece[];
  workers: Piece[];
  pooler?: Piece;
  output: () => string;
  stop: () => Promise<void>;
};
type Wanted = { folder: string; webs: number; workers: number };

/** Starts everything, on loopback ports, and returns the address that visitors use. */
export async function startPieces({ folder, webs, workers }: Wanted): Promise<Pieces> {
  chmodSync(folder, 0o755);
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  const programs: ShopProgram[] = [];
  try {
    const cluster = await startCluster(folder);
    undo.push(cluster.stop);
    const s3 = await startS3();
    undo.push(s3.close);
    const pooler = findProgram('pgbouncer') ? await startPooler(folder, cluster) : undefined;
    if (pooler) undo.push(pooler.stop);
    const front = await findFreePort();
    const toUrl = (port: number) =>
      `postgres://haat:${encodeURIComponent(cluster.password)}@127.0.0.1:${port}/haat`;
    const env = {
      DEMO: 'on',
      PUBLIC_URL: `http://localhost:${front}`,
      TRUSTED_PROXIES: '1',
      DATABASE_URL: toUrl(pooler?.port ?? cluster.primary.port),
      DATABASE_SESSION_URL: toUrl(cluster.primary.port),
      DATABASE_READ_URL: toUrl(cluster.standby.port),
      MEDIA_STORE: `s3://${s3.place.bucket}/${s3.place.prefix.slice(0, -1)}`,
      S3_ENDPOINT: s3.place.endpoint,
      S3_REGION: s3.place.region,
      S3_ACCESS_KEY_ID: s3.place.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.place.secretAccessKey,
    };
    for (let index = 0; index < webs + workers; index += 1) {
      const ROLE = index < webs ? 'web' : 'worker';
      const dataDir = join(folder, `program-${index}`);
      mkdirSync(dataDir);
      const program = await startShop({ dataDir, env: { ...env, ROLE } });
      programs.push(program);
      undo.push(program.stop);
    }
    const caddy = await startCaddy(
      folder,
      front,
      programs.slice(0, webs).map(({ port }) => port),
    );
    undo.push(() => end(caddy, 'SIGTERM'));
    const url = `http://localhost:${front}`;
    await untilOpen(`${url}/readyz`);
    const output = () => programs.map((each) => each.output()).join('\n');
    return {
      url,
      direct: `http://localhost:${programs[0]!.port}`,
      cluster,
      webs: programs.slice(0, webs),
      workers: programs.slice(webs),
      ...(pooler && { pooler }),
      output,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type ShopProgram = Piece & { port: number; output: () => string };

async function startShop(wanted: { dataDir: string; env: Record<string, string> }): Promise<ShopProgram> {
  const port = await findFreePort();
  let program: Program = await startProgram({ ...wanted, port });
  let said = '';
  return {
    port,
    output: () => said + program.output(),
    kill: () => program.kill(),
    async again() {
      said += program.output();
      program = await startProgram({ ...wanted, port });
    },
    stop: () => program.stop(),
  };
}

async function startPooler(
  folder: string,
  { primary, password }: Cluster,
): Promise<Piece & { port: number }> {
  const port = await findFreePort();
  const users = join(folder, 'users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"haat" "${password}"\n`);
  writeFileSync(
    settings,
    `[databases]
haat = host=127.0.0.1 port=${primary.port}
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
  const run = () => start(findProgram('pgbouncer')!, [settings], join(folder, 'pgbouncer.log'), true);
  let child = run();
  await sleep(500);
  return {
    port,
    kill: () => end(child, 'SIGKILL'),
    async again() {
      child = run();
    },
    stop: () => end(child, 'SIGINT'),
  };
}

async function startCaddy(folder: string, port: number, shops: number[]) {
  const settings = join(folder, 'Caddyfile');
  writeFileSync(
    settings,
    `{
	admin off
	auto_https off
}
http://localhost:${port} {
	reverse_proxy ${shops.map((shop) => `localhost:${shop}`).join(' ')} {
		lb_policy least_conn
		lb_try_duration 5s
		lb_try_interval 100ms
		fail_duration 2s
		health_uri /healthz
		health_interval 2s
	}
}
`,
  );
  return start(
    findProgram('caddy')!,
    ['run', '--config', settings, '--adapter', 'caddyfile'],
    join(folder, 'caddy.log'),
  );
}

async function untilOpen(address: string): Promise<void> {
  for (let look = 0; look < 300; look += 1) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error(`${address} does not answer`);
}
