import { openQueue } from '#jobs/queue.ts';
import type { Ctx } from '#shop/context.ts';
import type { Log } from '#platform/log.ts';
import { listenForChanges } from '#platform/change-feed/changes.ts';
import type { Config } from '#server/config.ts';
import { createMemory } from '#server/cache/remembered-values.ts';
import { describeProgram } from '#server/program.ts';
import { createBackups } from './backups.ts';
import { createRandom } from './random.ts';
import { openMediaStore } from './media.ts';
import { openReads } from './reads.ts';
import { toClientConfig } from '#platform/postgres/connection.ts';
import { type Opening, openStore } from './store.ts';
import { createSuppliers } from './suppliers.ts';

export type Wiring = { config: Config; log: Log } & Opening;
export type Wired = Awaited<ReturnType<typeof wire>>;

/** Wires database, queue and suppliers into a context; pushes the function that closes each onto `undo`, which is run from the end. */
export async function wire({ config, log, ...opening }: Wiring, undo: (() => Promise<void>)[]) {
  const store = await openStore(config, log, opening);
  undo.push(store.close);
  const clock = { now: () => new Date() };
  const changes = await listenForChanges(toClientConfig(store.sessions), log);
  undo.push(changes.close);
  const reads = await openReads({ primary: store, changes, log, url: config.DATABASE_READ_URL });
  undo.push(reads.close);
  const queue = await openQueue(toClientConfig(store.sessions), log);
  undo.push(queue.stop);
  // With port 0 the system chooses the port, so the address is known only once the server listens.
  const address = { url: config.publicUrl };
  const mediaStore = await openMediaStore(config, log);
  const suppliers = createSuppliers({ config, store, mediaStore, clock, log, ownUrl: () => address.url });
  const {
    razorpay,
    messengers,
    couriers,
    pictures,
    drawInvoice,
    drawPapers,
    drawTable,
    fetchPublic,
    contentHost,
  } = suppliers;
  const backups = createBackups({ ...store, connection: store.sessions, dataDir: config.DATA_DIR });
  const closing = new AbortController();
  const ctx: Ctx = {
    actor: { kind: 'guest' },
    clock,
    random: createRandom(),
    log,
    peppers: store.secretsFor('one-time codes'),
    db: store.db,
    reads: reads.db,
    queue: queue.port,
    razorpay,
    messengers,
    couriers,
    pictures,
    mediaStore,
    fetchPublic,
    drawInvoice,
    drawPapers,
    drawTable,
    backups,
    program: describeProgram(),
    contentHost,
    pixelId: config.PIXEL_ID,
    isPublicDemo: config.demo === 'public',
    publicUrl: config.publicUrl,
    limits: { requests: config.RATE_LIMITS === 'on' },
    memory: createMemory(changes, clock),
    closing: closing.signal,
  };
  return { store, changes, reads, queue, address, suppliers, closing, ctx };
}
