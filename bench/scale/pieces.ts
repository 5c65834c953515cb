import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startS3 } from '#test/suppliers/start-s3.ts';
import { SECRET_KEY_OF_TESTS, findFreePort } from '../../test/program.ts';
import { waitFor } from '../../test/wait-for.ts';
import { startCaddy } from './caddy.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { startPooler } from './pooler.ts';
import { findProgram } from './programs.ts';
import type { Mishap } from './services.ts';
import { type ShopProgram, startShopProgram } from './shop-program.ts';

export type Pieces = {
  url: string;
  /** The address of a program that is not killed, bypassing the proxy: the outbox and the sandbox are only for this machine. */
  direct: string;
  cluster: Cluster;
  webs: ShopProgram[];
  workers: ShopProgram[];
  /** The settings of all programs, except role and folder. */
  env: Record<string, string>;
  folder: string;
  /** The pieces that may be killed, by name. */
  mishaps: Record<string, Mishap>;
  output: () => string;
  stop: () => Promise<void>;
};
type Wanted = { folder: string; webs: number; workers: number; entry?: string | undefined };

/** Starts everything, on loopback ports, and returns the address that visitors use. */
export async function startPieces({ folder, webs, workers, entry }: Wanted): Promise<Pieces> {
  chmodSync(folder, 0o755);
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const cluster = await startCluster(folder);
    undo.push(cluster.stop);
    const s3 = await startS3();
    undo.push(s3.close);
    const pooler = findProgram('pgbouncer') ? await startPooler(folder, cluster) : undefined;
    if (pooler) undo.push(pooler.stop);
    const front = await findFreePort();
    const url = `http://localhost:${front}`;
    const toUrl = (port: number) =>
      `postgres://haat:${encodeURIComponent(cluster.password)}@127.0.0.1:${port}/haat`;
    const env = {
      DEMO: 'on',
      SECRET_KEY: SECRET_KEY_OF_TESTS,
      PUBLIC_URL: url,
      TRUSTED_PROXIES: '1',
      DATABASE_URL: toUrl(pooler?.port ?? cluster.primaryPort),
      DATABASE_SESSION_URL: toUrl(cluster.primaryPort),
      DATABASE_READ_URL: toUrl(cluster.standbyPort),
      MEDIA_STORE: `s3://${s3.place.bucket}/${s3.place.prefix.slice(0, -1)}`,
      S3_ENDPOINT: s3.place.endpoint,
      S3_REGION: s3.place.region,
      S3_ACCESS_KEY_ID: s3.place.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.place.secretAccessKey,
    };
    const programs: ShopProgram[] = [];
    for (let index = 0; index < webs + workers; index += 1) {
      const dataDir = join(folder, `program-${index}`);
      mkdirSync(dataDir);
      const ROLE = index < webs ? 'web' : 'worker';
      const program = await startShopProgram({ dataDir, entry, env: { ...env, ROLE } });
      programs.push(program);
      undo.push(program.stop);
    }
    const serving = programs.slice(0, webs);
    const caddy = startCaddy(
      folder,
      front,
      serving.map(({ port }) => port),
    );
    undo.push(caddy.stop);
    await untilOpen(`${url}/readyz`);
    return {
      url,
      direct: `http://localhost:${serving.at(-1)!.port}`,
      cluster,
      webs: serving,
      workers: programs.slice(webs),
      env,
      folder,
      mishaps: {
        ...cluster.mishaps,
        web: serving[0]!,
        ...(workers > 0 && { worker: programs[webs]! }),
        ...(pooler && { pooler }),
      },
      output: () => programs.map((each) => each.output()).join('\n'),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits until an address answers with success. */
export async function untilOpen(address: string): Promise<void> {
  await waitFor(address, async () => (await fetch(address).catch(() => undefined))?.ok, { pollMs: 200 });
}
